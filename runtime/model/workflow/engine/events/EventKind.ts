import type { Issue } from '../../../schema/Issue.ts';
import type { Course } from '../Course.ts';
import type { FlowEvent } from '../FlowEvent.ts';

/** One kind of event: refuses it, or makes its changes. A refused event's changes are thrown away. */
export interface EventKind<E extends FlowEvent> {
  readonly kind: E['kind'];
  run(course: Course, event: E): Issue | undefined;
}

/** A refusal of the whole event, a key of the catalogue `flow`. */
export const refused = (rule: string, params: Issue['params'] = {}): Issue => ({
  path: '',
  rule,
  params,
  severity: 'error',
});
