import type { Frame } from '../evaluate/Frame.ts';
import { DATE } from '../values/dates.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';

/** `today`: `yyyy-MM-dd` of the run's clock time. */
export const today: FunctionDefinition = {
  name: 'today',
  arity: [0, 0],
  operands: [],
  result: 'date',
  run: (frame) => reading(frame).slice(0, DATE),
};

/** `now`: the run's clock time, `yyyy-MM-dd HH:mm:ss`. */
export const now: FunctionDefinition = {
  name: 'now',
  arity: [0, 0],
  operands: [],
  result: 'datetime',
  run: (frame) => reading(frame),
};

function reading(frame: Frame): string {
  if (frame.now === undefined) throw frame.refuse('no-clock', 'This run was given no clock reading.');
  return frame.now;
}
