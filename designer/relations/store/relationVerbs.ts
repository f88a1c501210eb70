import type { App } from '../../../runtime/host/AppContext.ts';
import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import { putEffect } from '../commands/putEffect.ts';
import { putLink } from '../commands/putLink.ts';
import { removePart } from '../commands/removePart.ts';
import { type DraftEffect, proposeMaking, proposeSetting } from '../draft/proposeEffect.ts';
import { type AddedTitles, type DraftLink, proposeLink } from '../draft/proposeLink.ts';
import { partKey, type RelationPart, takenNames } from '../draft/relationParts.ts';
import type { RelationsStore } from './RelationsStore.ts';

/** What is asked for before a part can be proposed: the other table. */
export type Asking = 'link' | 'making';

/** All actions of the user on relations, from mouse or keyboard. */
export type RelationVerbs = ReturnType<typeof relationVerbs>;

/** Titles of added fields in the user's language. */
export const addedTitles = (t: App['t']): AddedTitles => ({
  source: (title) => t('relationDesign.sourceTitle', { title }),
  count: (holds, title) => t(`relationDesign.countTitle.${holds}`, { title }),
});

/** Makes the actions of one designer. `ask` opens the choice of the other table. */
export function relationVerbs(
  { t, schemas, notify }: Pick<App, 't' | 'schemas' | 'notify'>,
  store: RelationsStore,
  ask: (what: Asking | undefined) => void,
) {
  const { own } = store;
  const addEffect = (made: DraftEffect): void => {
    store.take(putEffect(store.draft, made));
    store.select(partKey({ kind: 'effect', name: made.effect.name }));
  };
  const both = async (table: string) => {
    const [target, source] = await Promise.all([schemas.document(own.table), schemas.document(table)]);
    const failed = target.ok ? (source.ok ? undefined : source) : target;
    if (failed !== undefined && !failed.ok) notify.error(failed.failure.message);
    return target.ok && source.ok ? ([target.data, source.data] as const) : undefined;
  };
  return {
    addLink: (): void => ask('link'),
    addMaking: (): void => ask('making'),
    /** Sets fields of the first record that the document names; the panel chooses another one. */
    addSetting: (): void => {
      const reference = own.references.find(({ rows, to }) => rows === own.table && store.tables.has(to));
      if (reference === undefined) notify.error(t('relationDesign.noReference', { name: own.title }));
      else
        addEffect(
          proposeSetting(own, reference, store.tables.get(reference.to), takenNames(own, store.draft)),
        );
    },
    /** Proposes a link to a source, and selects it. */
    link: async (table: string): Promise<void> => {
      ask(undefined);
      const source = store.tables.get(table);
      const documents = source && (await both(table));
      if (source === undefined || documents === undefined) return;
      const sides = { own, source, target: documents[0], from: documents[1] };
      const made = proposeLink(sides, takenNames(own, store.draft), addedTitles(t));
      store.take(putLink(store.draft, made));
      store.select(partKey({ kind: 'link', name: made.link.name }));
    },
    /** Proposes a document that is made, and selects the effect. */
    making: async (table: string): Promise<void> => {
      ask(undefined);
      const documents = await both(table);
      const title = store.tables.get(table)?.title ?? table;
      if (documents === undefined) return;
      addEffect(
        proposeMaking(...documents, {
          title: t('relationDesign.makingTitle', { title }),
          taken: takenNames(own, store.draft),
          fieldTitle: t('relationDesign.sourceTitle', { title: own.title }),
        }),
      );
    },
    setLink: (made: DraftLink, property: string): void =>
      store.take(putLink(store.draft, made), `link ${made.link.name} ${property}`),
    setEffect: (made: DraftEffect, property: string): void =>
      store.take(putEffect(store.draft, made), `effect ${made.effect.name} ${property}`),
    setEffective: (effective: Condition | undefined): void => {
      const { effective: _before, ...others } = store.draft;
      store.take({ ...others, ...(effective !== undefined && { effective }) }, 'effective');
    },
    remove: (part: RelationPart): void => {
      store.take(removePart(store.draft, part));
      notify.announce(t('relationDesign.removed', { name: part.title }));
      if (part.origin === 'own') store.select(store.parts[0] && partKey(store.parts[0]));
    },
  };
}
