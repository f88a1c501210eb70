import type { Data } from '../../Data.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import type { NativeCall } from './NativeCall.ts';

/** What running a call needs to know about a function. */
export interface NativeCallable {
  /** Without `$`. */
  readonly name: string;
  /**
   * In JSONata's notation, such as `<s-nn?:s>`. Arguments are checked, wrapped and defaulted by it before
   * `run`.
   */
  readonly signature: string;
  /**
   * Returns a value, or a Sequence where JSONata collapses. Charges the frame for work that grows with the
   * arguments.
   */
  run(call: NativeCall, ...args: JsonataValue[]): JsonataValue;
}

/** A library function with its help. */
export interface NativeFunction extends NativeCallable {
  /** Chinese name for the function reference. */
  readonly title: string;
  readonly summary: { readonly zh: string; readonly en: string };
  /** Parameter names for signature help. */
  readonly parameters: readonly string[];
  /** Examples of the reference. All run as tests. */
  readonly examples: readonly { readonly expr: string; readonly data?: Data; readonly value: Data }[];
}
