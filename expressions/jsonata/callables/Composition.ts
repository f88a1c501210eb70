import type { Frame } from '../../evaluate/Frame.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import { JsonataFunction, TailCall } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { applyCollapsed } from './applyFunction.ts';

/** `f ~> g`: first the one, then the other on its answer. */
export class Composition extends JsonataFunction {
  private readonly first: JsonataFunction;
  private readonly second: JsonataFunction;
  readonly arity = 1;

  constructor(first: JsonataFunction, second: JsonataFunction) {
    super();
    this.first = first;
    this.second = second;
  }

  invoke(args: readonly JsonataValue[], frame: Frame, call: NativeCall): TailCall {
    // Compositions of compositions nest to the left.
    frame.enter(3);
    const value = applyCollapsed(this.first, args, frame, call);
    frame.leave(3);
    return new TailCall(this.second, [value]);
  }
}
