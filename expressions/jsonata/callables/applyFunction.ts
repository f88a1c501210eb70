import type { Frame } from '../../evaluate/Frame.ts';
import { raise } from '../evaluate/raise.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { collapsed } from '../Sequence.ts';
import { Callable, TailCall } from './Callable.ts';

/** Calls a function value and finishes its tail calls; T1006 when the value is no function. */
export function applyFunction(
  fn: JsonataValue,
  args: readonly JsonataValue[],
  frame: Frame,
  call: NativeCall,
): JsonataValue {
  if (!(fn instanceof Callable)) throw raise('T1006', frame, { from: frame.from, to: frame.to });
  const answer = fn.invoke(args, frame, call);
  return answer instanceof TailCall ? finished(answer, frame, call) : answer;
}

/** Makes a tail call and the tail calls it returns, in a loop. */
export function finished(tail: TailCall, frame: Frame, call: NativeCall): JsonataValue {
  let answer: JsonataValue | TailCall = tail;
  while (answer instanceof TailCall) {
    frame.charge(1);
    answer = answer.callee.invoke(answer.args, frame, call);
  }
  return answer;
}

/** Like {@link applyFunction}, but collapses a sequence. */
export function applyCollapsed(
  fn: JsonataValue,
  args: readonly JsonataValue[],
  frame: Frame,
  call: NativeCall,
): JsonataValue {
  return collapsed(applyFunction(fn, args, frame, call));
}
