import { listOf, maybe, object, text } from '../shape.ts';
import type { Outcome, OutcomeChange } from './Outcome.ts';

/** Properties of an {@link Outcome}. */
export const outcomeShape = {
  title: text,
  target: maybe(text),
  changes: listOf(object<OutcomeChange>({ title: text, from: text, to: text })),
};

/** One outcome. */
export const outcome = object<Outcome>(outcomeShape);
