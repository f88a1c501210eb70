import type { Frame } from '../../evaluate/Frame.ts';
import { wholeInput } from '../evaluate/wholeInput.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { applyCollapsed } from './applyFunction.ts';

/** Bytes of native stack between a native function and the function values it calls. */
const STACK = 700;

/** One call of a native function. */
export class Invocation implements NativeCall {
  readonly frame: Frame;
  private readonly context: JsonataValue;
  private readonly ofRecord: boolean;

  /** `ofRecord`: the context is the record of the scope, which is read only when needed. */
  constructor(frame: Frame, context: JsonataValue, ofRecord: boolean) {
    this.frame = frame;
    this.context = context;
    this.ofRecord = ofRecord;
  }

  get input(): JsonataValue {
    return this.ofRecord ? wholeInput(this.frame) : this.context;
  }

  apply(fn: JsonataValue, args: readonly JsonataValue[], all = false): JsonataValue {
    const { frame } = this;
    const given =
      !all && fn instanceof JsonataFunction && args.length > fn.arity ? args.slice(0, fn.arity) : args;
    const { from, to } = frame;
    frame.enter(STACK);
    const value = applyCollapsed(fn, given, frame, this);
    frame.leave(STACK);
    // Restores the position for later refusals of the native function.
    frame.from = from;
    frame.to = to;
    return value;
  }

  arity(fn: JsonataValue): number {
    return fn instanceof JsonataFunction ? fn.arity : 0;
  }
}
