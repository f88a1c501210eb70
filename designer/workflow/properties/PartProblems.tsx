import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';

/** Issues of a part that belong to none of its fields. */
export function PartProblems({ issues }: { readonly issues: readonly Issue[] }): ReactNode {
  const { locale } = useApp();
  if (issues.length === 0) return null;
  return (
    <ul className="jig-part-problems">
      {issues.map((issue, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice of one place
        <li key={`${issue.rule} ${at}`} className={`jig-property-issue jig-${issue.severity}`}>
          {messageOf(issue, locale)}
        </li>
      ))}
    </ul>
  );
}
