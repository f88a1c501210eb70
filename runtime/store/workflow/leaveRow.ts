import type { Issue } from '../../model/schema/Issue.ts';
import type { DetailStore } from '../detail/DetailStore.ts';

/**
 * Ends the edit of a row whose permitted fields an approver fills in, after hooks and checks. Returns the
 * issues that keep it open, shown at their fields. Issues of other fields do not count: the approver cannot
 * correct them.
 */
export function leaveRow({ edit }: DetailStore): readonly Issue[] {
  const unfinished = edit.current?.form.unfinished.show() ?? [];
  if (unfinished.length > 0) return unfinished;
  const { ok, issues } = edit.end();
  if (ok) return [];
  const own = issues.filter(({ path }) => path === '' || edit.permitted?.has(path) === true);
  if (own.length === 0) edit.drop();
  return own;
}
