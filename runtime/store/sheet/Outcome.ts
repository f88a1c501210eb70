import type { Issue } from '../../model/schema/Issue.ts';

/** Whether something was done, and the issues that prevented it. */
export interface Outcome {
  readonly ok: boolean;
  readonly issues: readonly Issue[];
}

export const done: Outcome = { ok: true, issues: [] };

export function refusedBy(issues: readonly Issue[]): Outcome {
  return { ok: false, issues };
}
