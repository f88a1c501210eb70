import { isObject } from '../../../runtime/model/schema/Json.ts';
import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import { usePatchDraft } from '../../kit/usePatchDraft.ts';
import { written } from '../draft/written.ts';
import type { RelationsStore } from '../store/RelationsStore.ts';

/** Keeps unpublished relations of a table. Returns the function that deletes the draft. */
export const useRelationsDraft = (store: RelationsStore): (() => Promise<void>) =>
  usePatchDraft(store, () => ({
    table: 'Sys_Relations',
    record: store.own.table,
    base: JSON.stringify(written(store.loaded)),
    read: relationsIn,
    moved: 'relationDesign.draftMoved',
  }));

const lists = ['links', 'effects', 'fields'] as const;

/** The relations in a kept text; undefined: it is damaged. */
function relationsIn(text: string): TableRelations | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const isWhole =
      isObject(found) && lists.every((name) => found[name] === undefined || Array.isArray(found[name]));
    return isWhole ? (found as TableRelations) : undefined; // the server checks it like every draft
  } catch {
    return undefined;
  }
}
