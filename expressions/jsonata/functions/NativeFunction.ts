import type { Data } from '../../Data.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import type { NativeCall } from './NativeCall.ts';

/** One function of the library: everything that any part knows of it. */
export interface NativeFunction {
  /** Without `$`. */
  readonly name: string;
  /** JSONata's own notation, such as `<s-nn?:s>`; arguments are checked, wrapped and defaulted by it before `run`. */
  readonly signature: string;
  /** Chinese name for the function reference. */
  readonly title: string;
  readonly summary: { readonly zh: string; readonly en: string };
  /** Names for signature help. */
  readonly parameters: readonly string[];
  /** Are tests. */
  readonly examples: readonly { readonly expr: string; readonly data?: Data; readonly value: Data }[];
  /** Answers a value, or a Sequence where JSONata collapses; charges the frame for what grows with its arguments. */
  run(call: NativeCall, ...args: JsonataValue[]): JsonataValue;
}
