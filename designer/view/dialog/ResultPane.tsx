import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { askedColumns } from '../conditions/askedColumns.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import { ConditionSection } from './ConditionSection.tsx';

interface PaneProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
}

/** Which rows are shown after they were grouped and computed: conditions on columns. */
export const ResultPane = observer(function ResultPane({ store, verbs }: PaneProps): ReactNode {
  const { t } = useApp();
  const { draft, preview } = store;
  const { table } = preview;
  return (
    <ConditionSection
      store={store}
      place="/rows"
      title={t('viewDesign.resultConditions')}
      none={t('viewDesign.noResultConditions')}
      note={draft.view.fields.length === 0 ? t('viewDesign.noColumns') : undefined}
      asked={table && askedColumns(table, draft.view.fields, store.titleOf)}
      where={draft.view.rows}
      drawn={draft.drawnRows}
      onChange={verbs.resultConditions}
    />
  );
});
