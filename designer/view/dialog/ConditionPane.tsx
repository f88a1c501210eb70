import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import { ConditionBuilder } from '../../../renderers/conditions/ConditionBuilder.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { askedSources } from '../conditions/askedSources.ts';
import { drawWhere, readDrawn } from '../conditions/whereGroups.ts';
import { hasDrawnSources } from '../draft/isDrawn.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import { PlaceIssues } from './PlaceIssues.tsx';

interface PaneProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
}

/** Which rows of the sources count, drawn as conditions everywhere are. */
export const ConditionPane = observer(function ConditionPane({ store, verbs }: PaneProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { sources, draft } = store;
  const asked = askedSources(sources, store.tableOf, store.wordsOf);
  const where = draft.view.parts[0]?.where;
  const document = asked?.document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields load once for a source
  const drawn = useMemo(
    () => (document === undefined ? undefined : (draft.drawn ?? drawWhere(where, document))),
    [draft.drawn, where, document?.main.fields.length],
  );
  const place = '/parts/0/where';
  return (
    <section className="jig-vd-pane" aria-labelledby={id} data-place={place}>
      <h3 id={id}>{t('viewDesign.conditions')}</h3>
      {!hasDrawnSources(draft.view) ? (
        <p className="jig-vd-note">{t('viewDesign.partsKept')}</p>
      ) : sources.length === 0 ? (
        <p className="jig-vd-note">{t('viewDesign.noSource')}</p>
      ) : asked === undefined ? (
        <p className="jig-vd-note">{t('viewDesign.loadingFields')}</p>
      ) : drawn === undefined ? (
        <>
          <p className="jig-vd-note">{t('viewDesign.conditionsKept')}</p>
          <Button
            size="small"
            onClick={() => verbs.conditions({ drawn: [], where: undefined, isWhole: true })}
          >
            {t('viewDesign.startAnew')}
          </Button>
        </>
      ) : (
        <ConditionBuilder
          value={drawn}
          document={asked.document}
          tables={asked.tables}
          surface="rule"
          title={t('viewDesign.conditions')}
          none={t('viewDesign.noConditions')}
          place={place}
          issues={[]}
          readonly={false}
          onChange={(next) => verbs.conditions({ drawn: next, ...readDrawn(next, asked.document) })}
        />
      )}
      <PlaceIssues store={store} places={[place]} />
    </section>
  );
});
