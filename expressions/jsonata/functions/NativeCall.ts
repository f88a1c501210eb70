import type { Frame } from '../../evaluate/Frame.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** What a function of the library is given besides its arguments. */
export interface NativeCall {
  /** The run: limits are charged here, errors made with `frame.refuse(code, message)` carry the place of the call. */
  readonly frame: Frame;
  /** The context value (`$`). */
  readonly input: JsonataValue;
  /** Calls a function value; arguments beyond its arity are passed only if `all`. T1006 for no function. */
  apply(fn: JsonataValue, args: readonly JsonataValue[], all?: boolean): JsonataValue;
  /** How many arguments a function value takes; 0 for what is no function. */
  arity(fn: JsonataValue): number;
}
