import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';

interface PlaceIssuesProps {
  readonly store: ViewDesignerStore;
  /** JSON pointers; issues at and below them are shown. */
  readonly places: readonly string[];
  /** True: only issues of the places themselves. */
  readonly isExact?: boolean;
  readonly id?: string;
}

/** The issues at or below one of these places. */
export const issuesAt = ({ issues }: ViewDesignerStore, places: readonly string[]): readonly Issue[] =>
  issues.filter(({ path }) => places.some((place) => path === place || path.startsWith(`${place}/`)));

/** Shows the issues of a place beside it. */
export const PlaceIssues = observer(function PlaceIssues(props: PlaceIssuesProps): ReactNode {
  const { store, places, isExact = false, id } = props;
  const { locale } = useApp();
  const found = issuesAt(store, places).filter(({ path }) => !isExact || places.includes(path));
  if (found.length === 0) return null;
  return (
    <div id={id} className="jig-vd-issues">
      {found.map((issue) => (
        <p key={`${issue.path} ${issue.rule}`} className={`jig-ed-${issue.severity}`}>
          {messageOf(issue, locale)}
        </p>
      ))}
    </div>
  );
});
