import type { Frame } from '../../evaluate/Frame.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** Base of all function values of a run. */
export abstract class Callable extends JsonataFunction {
  /**
   * Makes one step of a call. Returns its value, or the {@link TailCall} to make instead. Callers use
   * `applyFunction`.
   */
  abstract invoke(args: readonly JsonataValue[], frame: Frame, call: NativeCall): JsonataValue | TailCall;
}

/** A call in tail position. The caller makes it after leaving the function, so that calls do not nest. */
export class TailCall {
  readonly callee: Callable;
  readonly args: readonly JsonataValue[];
  constructor(callee: Callable, args: readonly JsonataValue[]) {
    this.callee = callee;
    this.args = args;
  }
}
