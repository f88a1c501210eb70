import type { Issue } from '../../../runtime/model/schema/Issue.ts';

/** Issues at or below a path, worst first. */
export function issuesAt(issues: readonly Issue[], path: string): readonly Issue[] {
  const found = issues.filter((issue) => issue.path === path || issue.path.startsWith(`${path}/`));
  return found.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}

/** Number of errors and warnings at or below a path; notes do not count. */
export const problemsAt = (issues: readonly Issue[], path: string): number =>
  issuesAt(issues, path).filter(({ severity }) => severity !== 'info').length;

const rank: Readonly<Record<Issue['severity'], number>> = { error: 0, warning: 1, info: 2 };
