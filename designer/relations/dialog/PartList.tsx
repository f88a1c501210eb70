import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { problemsAt } from '../../kit/issuesAt.ts';
import { partKey, type RelationPart } from '../draft/relationParts.ts';
import type { RelationsStore } from '../store/RelationsStore.ts';
import type { RelationVerbs } from '../store/relationVerbs.ts';

interface PartListProps {
  readonly store: RelationsStore;
  readonly verbs: RelationVerbs;
}

/** The key of what is shown when the condition of effective documents is chosen. */
export const effectiveKey = 'effective';

/** Links and effects of the table; one is chosen at a time. */
export const PartList = observer(function PartList({ store, verbs }: PartListProps): ReactNode {
  const { t } = useApp();
  const group = (kind: RelationPart['kind'], title: string, none: string): ReactNode => {
    const parts = store.parts.filter((part) => part.kind === kind);
    return (
      <section aria-label={title}>
        <h3>{title}</h3>
        {parts.length === 0 ? <p className="jig-rd-note">{none}</p> : null}
        <ul>
          {parts.map((part) => (
            <li key={partKey(part)}>
              <PartButton store={store} part={part} />
            </li>
          ))}
        </ul>
      </section>
    );
  };
  return (
    <nav className="jig-rd-list" aria-label={t('relationDesign.parts')}>
      {group('link', t('relationDesign.links'), t('relationDesign.noLinks'))}
      <Button size="small" onClick={() => verbs.addLink()}>
        {t('relationDesign.newLink')}
      </Button>
      {group('effect', t('relationDesign.effects'), t('relationDesign.noEffects'))}
      <div className="jig-rd-buttons">
        <Button size="small" onClick={() => verbs.addSetting()}>
          {t('relationDesign.newSetting')}
        </Button>
        <Button size="small" onClick={() => verbs.addMaking()}>
          {t('relationDesign.newMaking')}
        </Button>
      </div>
      <h3>{t('relationDesign.effective')}</h3>
      <button
        type="button"
        className="jig-rd-part"
        aria-current={store.selected === effectiveKey}
        onClick={() => store.select(effectiveKey)}
      >
        {t(
          store.draft.effective === undefined
            ? 'relationDesign.effectiveUsual'
            : 'relationDesign.effectiveOwn',
        )}
      </button>
    </nav>
  );
});

const PartButton = observer(function PartButton({
  store,
  part,
}: {
  readonly store: RelationsStore;
  readonly part: RelationPart;
}): ReactNode {
  const { t } = useApp();
  const problems = part.place === undefined ? 0 : problemsAt(store.found, part.place);
  const other = part.kind === 'link' ? store.tables.get(part.schema.from.table)?.title : undefined;
  return (
    <button
      type="button"
      className="jig-rd-part"
      aria-current={store.selected === partKey(part)}
      onClick={() => store.select(partKey(part))}
    >
      <span>{part.title || t('relationDesign.untitled')}</span>
      {other === undefined ? null : <small>{t('relationDesign.fromTable', { name: other })}</small>}
      <small>{t(`relationDesign.origin.${part.origin}`)}</small>
      {problems === 0 ? null : (
        <small className="jig-rd-bad">{t('relationDesign.bad', { n: problems })}</small>
      )}
    </button>
  );
});
