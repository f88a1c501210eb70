import type { Frame } from '../../evaluate/Frame.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { Callable, TailCall } from './Callable.ts';

/** Marks an open argument, written `?`. */
export const hole: unique symbol = Symbol('hole');

/** A partial application: later arguments fill the holes from the left. */
export class Bound extends Callable {
  private readonly fn: Callable;
  private readonly given: readonly (JsonataValue | typeof hole)[];
  readonly arity: number;

  constructor(fn: Callable, given: readonly (JsonataValue | typeof hole)[]) {
    super();
    this.fn = fn;
    this.given = given;
    this.arity = given.filter((value) => value === hole).length;
  }

  invoke(args: readonly JsonataValue[], frame: Frame, _call: NativeCall): TailCall {
    frame.charge(this.given.length);
    let next = 0;
    const all = this.given.map((value) => {
      if (value !== hole) return value;
      next += 1;
      return args[next - 1];
    });
    return new TailCall(this.fn, all);
  }
}
