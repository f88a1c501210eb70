import type { Issue } from '../../../runtime/model/schema/Issue.ts';

/** What was found at a place or inside it; worst first. */
export function issuesAt(issues: readonly Issue[], path: string): readonly Issue[] {
  const found = issues.filter((issue) => issue.path === path || issue.path.startsWith(`${path}/`));
  return found.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}

/** How much of it is to be mended or known before publishing; notes are neither. */
export const problemsAt = (issues: readonly Issue[], path: string): number =>
  issuesAt(issues, path).filter(({ severity }) => severity !== 'info').length;

const rank: Readonly<Record<Issue['severity'], number>> = { error: 0, warning: 1, info: 2 };
