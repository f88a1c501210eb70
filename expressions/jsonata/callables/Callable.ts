import type { Frame } from '../../evaluate/Frame.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** What every function value of a run really is: something that can be called. */
export abstract class Callable extends JsonataFunction {
  /** One step of a call: its value, or the {@link TailCall} that is to be made instead. Use `applyFunction`. */
  abstract invoke(args: readonly JsonataValue[], frame: Frame, call: NativeCall): JsonataValue | TailCall;
}

/** The call a function ends in, made once that function is left: it opens no further call. */
export class TailCall {
  readonly callee: Callable;
  readonly args: readonly JsonataValue[];
  constructor(callee: Callable, args: readonly JsonataValue[]) {
    this.callee = callee;
    this.args = args;
  }
}
