import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { unfiltered } from '../../../runtime/store/list/ListStore.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { addAction } from '../../actions/Add.ts';
import { PageButton } from '../../shell/PageButton.tsx';
import { actionsOf } from './Toolbar.tsx';

/** Shown in place of rows: with a filter a button that clears it, else how to begin. */
export const EmptyList = observer(function EmptyList({ page }: { readonly page: PageStore }): ReactNode {
  const { t, listActions } = useApp();
  const { filtered } = page.list;
  const mayAdd = actionsOf(page, listActions).some(({ action }) => action === addAction.action);
  return (
    <div className="jig-list-empty">
      <p>{filtered ? t('list.nothingFound') : t('grid.noData')}</p>
      {filtered ? (
        <PageButton onClick={() => page.go(unfiltered)}>{t('list.clearFilters')}</PageButton>
      ) : null}
      {!filtered && mayAdd ? <p>{t('list.howToBegin', { add: t(addAction.label) })}</p> : null}
    </div>
  );
});
