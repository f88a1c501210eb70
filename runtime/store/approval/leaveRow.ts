import type { Issue } from '../../model/schema/Issue.ts';
import type { DetailStore } from '../DetailStore.ts';

/**
 * Ends the row in edit of a detail whose permitted fields an approver fills in, after the row's hooks and rules; answers what
 * keeps it in edit, each said at its field. What is wrong with fields that are not his keeps him in no row: he cannot mend it.
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
