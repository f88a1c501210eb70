import type { Issue } from '../../runtime/model/schema/Issue.ts';

/** Issues at or below one of these places (JSON pointers), worst first. */
export function issuesAt(issues: readonly Issue[], ...places: readonly string[]): readonly Issue[] {
  const found = issues.filter(({ path }) =>
    places.some((place) => path === place || path.startsWith(`${place}/`)),
  );
  return found.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}

/** Number of errors and warnings at or below these places; notes do not count. */
export const problemsAt = (issues: readonly Issue[], ...places: readonly string[]): number =>
  issuesAt(issues, ...places).filter(({ severity }) => severity !== 'info').length;

const rank: Readonly<Record<Issue['severity'], number>> = { error: 0, warning: 1, info: 2 };
