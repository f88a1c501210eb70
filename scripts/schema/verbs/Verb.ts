import type { FieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';

/** What a command was called with. */
export interface VerbCall {
  readonly names: readonly string[];
  /** Values of options; those without a value are empty texts. */
  readonly options: ReadonlyMap<string, string>;
  readonly locale: Locale;
  readonly types: FieldTypeRegistry;
  say(line: string): void;
}

/** One command of `npm run -s schema`. */
export interface Verb {
  /** Options besides `--zh` and `--help`, and whether a value follows. */
  readonly options?: Readonly<Record<string, 'flag' | 'value'>>;
  /** Fewest and most names it takes; default any number. */
  readonly takes?: readonly [least: number, most: number];
  /** Returns the exit code. Throws an error when files or database cannot be used. */
  run(call: VerbCall): number | Promise<number>;
}
