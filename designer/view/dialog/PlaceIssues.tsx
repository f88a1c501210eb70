import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';

interface PlaceIssuesProps {
  readonly store: ViewDesignerStore;
  /** JSON pointers; issues at and below them are shown. */
  readonly places: readonly string[];
  /** True: only issues of the places themselves. */
  readonly isExact?: boolean;
  readonly id?: string;
}

/** Shows the issues of a place beside it. */
export const PlaceIssues = observer(function PlaceIssues(props: PlaceIssuesProps): ReactNode {
  const { store, places, isExact = false, id } = props;
  const { locale } = useApp();
  const found = issuesAt(store.issues, ...places).filter(({ path }) => !isExact || places.includes(path));
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
