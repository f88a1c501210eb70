import type { Frame } from '../../evaluate/Frame.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** What a library function receives besides its arguments. */
export interface NativeCall {
  /**
   * The run. Charge limits here; errors from `frame.refuse(code, message)` carry the position of the call.
   */
  readonly frame: Frame;
  /** The context value (`$`). */
  readonly input: JsonataValue;
  /**
   * Calls a function value. Passes arguments beyond its arity only if `all`. T1006 when it is no function.
   */
  apply(fn: JsonataValue, args: readonly JsonataValue[], all?: boolean): JsonataValue;
  /** Number of arguments of a function value; 0 when it is no function. */
  arity(fn: JsonataValue): number;
}
