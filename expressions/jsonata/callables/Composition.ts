import type { Frame } from '../../evaluate/Frame.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { applyCollapsed } from './applyFunction.ts';
import { Callable, TailCall } from './Callable.ts';

/** Bytes of native stack per composition. */
const STACK = 350;

/** `f ~> g`: calls `f`, then `g` on its result. */
export class Composition extends Callable {
  private readonly first: Callable;
  private readonly second: Callable;
  readonly arity = 1;

  constructor(first: Callable, second: Callable) {
    super();
    this.first = first;
    this.second = second;
  }

  invoke(args: readonly JsonataValue[], frame: Frame, call: NativeCall): TailCall {
    // Compositions of compositions nest on the left.
    frame.enter(STACK);
    const value = applyCollapsed(this.first, args, frame, call);
    frame.leave(STACK);
    return new TailCall(this.second, [value]);
  }
}
