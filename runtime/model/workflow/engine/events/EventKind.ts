import type { Issue } from '../../../schema/Issue.ts';
import type { Course } from '../Course.ts';
import type { FlowEvent } from '../FlowEvent.ts';

/** One kind of event: returns a refusal, or makes its changes. Changes of a refused event are discarded. */
export interface EventKind<E extends FlowEvent> {
  readonly kind: E['kind'];
  run(course: Course, event: E): Issue | undefined;
}

/** A refusal of the whole event; `rule` is a message key of the catalogue `flow`. */
export const refused = (rule: string, params: Issue['params'] = {}): Issue => ({
  path: '',
  rule,
  params,
  severity: 'error',
});
