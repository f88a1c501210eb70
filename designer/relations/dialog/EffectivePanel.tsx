import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { ConditionPart } from '../../kit/ConditionPart.tsx';
import { issuesAt } from '../../kit/issuesAt.ts';
import { shippedOf } from '../draft/RelationWorld.ts';
import type { RelationsStore } from '../store/RelationsStore.ts';
import type { RelationVerbs } from '../store/relationVerbs.ts';

interface EffectivePanelProps {
  readonly store: RelationsStore;
  readonly verbs: RelationVerbs;
}

/** Which documents of the table count as done: what links sum up as done, and when effects begin. */
export const EffectivePanel = observer(function EffectivePanel({
  store,
  verbs,
}: EffectivePanelProps): ReactNode {
  const { t } = useApp();
  const document = store.document(store.own.table);
  if (document === undefined) return <p className="jig-rd-note">{t('box.loading')}</p>;
  return (
    <>
      <h3>{t('relationDesign.effective')}</h3>
      <p className="jig-rd-note">{t('relationDesign.effectiveNote')}</p>
      <ConditionPart
        title={t('relationDesign.effectiveWhen')}
        none={t(store.own.isAudited ? 'relationDesign.effectiveAudited' : 'relationDesign.effectiveSaved')}
        place="/effective"
        issues={issuesAt(store.found, '/effective')}
        document={document}
        condition={store.draft.effective ?? shippedOf(store.own).effective}
        onChange={verbs.setEffective}
      />
    </>
  );
});
