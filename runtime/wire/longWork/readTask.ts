import { json, maybe, number, object, oneOf, type Shape, text } from '../shape.ts';
import type { TaskStarted, TaskTold } from './LongTask.ts';

/** The answer of `task`. */
export const taskTold: Shape<TaskTold> = object<TaskTold>({
  state: oneOf(['running', 'done', 'failed', 'cancelled']),
  ...{ phase: text, done: number, total: number },
  ...{ answer: maybe(json), fileName: maybe(text) },
});

const started: Shape<TaskStarted> = object<TaskStarted>({ task: text });

/** A task, or what the call answers where it is done in time. */
export const startedOr =
  <T>(shape: Shape<T>): Shape<TaskStarted | { readonly told: T }> =>
  (value, path) =>
    value !== null && typeof value === 'object' && 'task' in value
      ? started(value, path)
      : { told: shape(value, path) };
