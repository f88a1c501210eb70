import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import { PlaceIssues } from './PlaceIssues.tsx';
import '../../kit/input.css';

interface PaneProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
}

/** Title, name and default order of a view. */
export const HeadFields = observer(function HeadFields({ store, verbs }: PaneProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { view } = store.draft;
  const sorts = view.fields.filter(
    ({ field, hidden }, at) => hidden !== true && view.fields.findIndex((one) => one.field === field) === at,
  );
  const isKnown = view.sortName === undefined || sorts.some(({ field }) => field === view.sortName);
  const place = (path: string) => ({
    'data-place': path,
    'aria-invalid': issuesAt(store.issues, path).length > 0 || undefined,
    'aria-describedby': `${id}${path}`,
  });
  return (
    <div className="jig-vd-head">
      <div>
        <label htmlFor={`${id}-title`}>{t('viewDesign.name')}</label>
        <input
          id={`${id}-title`}
          className="jig-ed-input"
          required
          maxLength={50}
          value={view.cnName}
          {...place('/cnName')}
          onChange={(event) => verbs.head({ cnName: event.currentTarget.value })}
        />
        <PlaceIssues store={store} places={['/cnName']} id={`${id}/cnName`} />
      </div>
      <div>
        <label htmlFor={`${id}-code`}>{t('viewDesign.code')}</label>
        <input
          id={`${id}-code`}
          className="jig-ed-input"
          required
          maxLength={60}
          title={t('viewDesign.codeTip')}
          readOnly={store.stored !== undefined}
          value={view.view}
          {...place('/view')}
          onChange={(event) => verbs.head({ view: event.currentTarget.value.trim() })}
        />
        <PlaceIssues store={store} places={['/view']} id={`${id}/view`} />
      </div>
      <div>
        <label htmlFor={`${id}-order`}>{t('viewDesign.order')}</label>
        <select
          id={`${id}-order`}
          className="jig-select"
          value={view.sortName ?? ''}
          onChange={(event) => verbs.head({ sortName: event.currentTarget.value })}
        >
          <option value="">{t('viewDesign.noOrder')}</option>
          {isKnown ? null : <option value={view.sortName}>{view.sortName}</option>}
          {sorts.map((line) => (
            <option key={line.field} value={line.field}>
              {store.titleOf(line)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
});
