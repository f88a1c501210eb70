import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { effectBody } from '../../../runtime/model/effects/effectBody.ts';
import { ConditionPart } from '../../kit/ConditionPart.tsx';
import { issuesAt } from '../../kit/issuesAt.ts';
import { PropertyPanel } from '../../kit/PropertyPanel.tsx';
import type { DraftEffect } from '../draft/proposeEffect.ts';
import type { DraftLink } from '../draft/proposeLink.ts';
import type { RelationPart } from '../draft/relationParts.ts';
import type { EffectProperty, EffectSubject } from '../properties/EffectProperty.ts';
import { effectProperties } from '../properties/effectProperties.ts';
import { type LinkProperty, type LinkSubject, withLink } from '../properties/LinkProperty.ts';
import { linkProperties } from '../properties/linkProperties.ts';
import type { RelationsStore } from '../store/RelationsStore.ts';
import { addedTitles, type RelationVerbs } from '../store/relationVerbs.ts';

interface PartPanelProps {
  readonly store: RelationsStore;
  readonly verbs: RelationVerbs;
  readonly part: RelationPart;
}

/** Properties and conditions of a link or an effect. Remount it for another part. */
export const PartPanel = observer(function PartPanel(props: PartPanelProps): ReactNode {
  const { store, verbs, part } = props;
  const { t } = useApp();
  const target = store.document(store.own.table);
  if (target === undefined) return <p className="jig-rd-note">{t('box.loading')}</p>;
  return (
    <>
      <header className="jig-rd-head">
        <h3>{part.title || t('relationDesign.untitled')}</h3>
        {part.origin === 'product' ? null : (
          <Button size="small" type="danger" onClick={() => verbs.remove(part)}>
            {t(part.origin === 'own' ? 'relationDesign.remove' : 'relationDesign.reset')}
          </Button>
        )}
      </header>
      {part.origin === 'own' ? null : <p className="jig-rd-note">{t('relationDesign.productNote')}</p>}
      {part.kind === 'link' ? (
        <LinkPanel {...props} part={part} target={target} />
      ) : (
        <EffectPanel {...props} part={part} target={target} />
      )}
    </>
  );
});

type Of<Kind extends RelationPart['kind']> = Omit<PartPanelProps, 'part'> & {
  readonly part: Extract<RelationPart, { kind: Kind }>;
  readonly target: LinkSubject['target'];
};

const LinkPanel = observer(function LinkPanel({ store, verbs, part, target }: Of<'link'>): ReactNode {
  const { t } = useApp();
  const link = part.schema;
  const source = store.document(link.from.table);
  const base = part.place ?? '/links/-';
  const fields = (store.draft.fields ?? []).filter(({ of }) => of === link.name);
  const subject: LinkSubject = {
    ...{ t, link, fields, target, source, world: store, own: store.own },
    ...{ isProduct: part.origin !== 'own', titles: addedTitles(t) },
  };
  const set = (made: DraftLink, { name }: { readonly name: string }): boolean => {
    verbs.setLink(made, name);
    return true;
  };
  return (
    <>
      {part.origin === 'own' ? (
        <p className="jig-rd-note">
          {t('relationDesign.linkSays', {
            own: store.own.title,
            source: store.tables.get(link.from.table)?.title ?? link.from.table,
          })}
        </p>
      ) : null}
      <PropertyPanel<LinkSubject, DraftLink, LinkProperty>
        properties={linkProperties}
        subject={subject}
        placeOf={(property) => `${base}/${property.places[0] ?? property.name}`}
        issuesOf={(property) => issuesAt(store.found, ...property.places.map((place) => `${base}/${place}`))}
        onSet={set}
      />
      <ConditionPart
        title={t('relationDesign.when')}
        none={t('relationDesign.allDocuments', { name: store.own.title })}
        place={`${base}/when`}
        issues={issuesAt(store.found, `${base}/when`)}
        document={target}
        condition={link.when}
        onChange={(when) => set(withLink(subject, { when }), { name: 'when' })}
      />
      {source === undefined ? null : (
        <ConditionPart
          title={t('relationDesign.allowedWhen')}
          none={t('relationDesign.allowedUsual')}
          place={`${base}/allowedWhen`}
          issues={issuesAt(store.found, `${base}/allowedWhen`)}
          document={source}
          condition={link.allowedWhen}
          onChange={(allowedWhen) => set(withLink(subject, { allowedWhen }), { name: 'allowedWhen' })}
        />
      )}
    </>
  );
});

const EffectPanel = observer(function EffectPanel({ store, verbs, part, target }: Of<'effect'>): ReactNode {
  const { t } = useApp();
  const effect = part.schema;
  const base = part.place ?? '/effects/-';
  const fields = (store.draft.fields ?? []).filter(({ of }) => of === effect.name);
  const other = store.document(effectBody(effect).table);
  const subject: EffectSubject = {
    t,
    effect,
    fields,
    own: store.own,
    source: target,
    target: other,
    world: store,
  };
  const isReadonly = part.origin !== 'own';
  return (
    <>
      <PropertyPanel<EffectSubject, DraftEffect, EffectProperty>
        properties={effectProperties}
        subject={subject}
        readonly={isReadonly}
        placeOf={(property) => `${base}/${property.places[0] ?? property.name}`}
        issuesOf={(property) => issuesAt(store.found, ...property.places.map((place) => `${base}/${place}`))}
        onSet={(made, { name }) => {
          verbs.setEffect(made, name);
          return true;
        }}
      />
      <ConditionPart
        title={t('relationDesign.effectWhen')}
        none={t('relationDesign.allDocuments', { name: store.own.title })}
        place={`${base}/when`}
        issues={issuesAt(store.found, `${base}/when`)}
        document={target}
        condition={effect.when}
        readonly={isReadonly}
        onChange={(when) => {
          const { when: _before, ...rest } = effect;
          const next = { ...rest, ...(when !== undefined && { when }) } as DraftEffect['effect'];
          verbs.setEffect({ effect: next, fields }, 'when');
        }}
      />
    </>
  );
});
