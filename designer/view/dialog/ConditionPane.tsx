import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { askedSources } from '../conditions/askedSources.ts';
import { hasDrawnSources } from '../draft/isDrawn.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import { ConditionSection } from './ConditionSection.tsx';

interface PaneProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
}

/** Which rows of the sources count. */
export const ConditionPane = observer(function ConditionPane({ store, verbs }: PaneProps): ReactNode {
  const { t } = useApp();
  const { sources, draft } = store;
  const note = !hasDrawnSources(draft.view)
    ? t('viewDesign.partsKept')
    : sources.length === 0
      ? t('viewDesign.noSource')
      : undefined;
  return (
    <ConditionSection
      store={store}
      place="/parts/0/where"
      title={t('viewDesign.conditions')}
      none={t('viewDesign.noConditions')}
      note={note}
      asked={askedSources(sources, store.tableOf, store.wordsOf)}
      where={draft.view.parts[0]?.where}
      drawn={draft.drawn}
      onChange={verbs.conditions}
    />
  );
});
