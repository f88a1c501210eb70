import type { Draft } from '../../../runtime/data/drafts/Draft.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { isObject } from '../../../runtime/model/schema/Json.ts';
import type { TableRelations } from '../../../runtime/model/schema/TableRelations.ts';
import { useKeptDraft } from '../../kit/useKeptDraft.ts';
import { written } from '../draft/written.ts';
import type { RelationsStore } from '../store/RelationsStore.ts';

/** Keeps unpublished relations of a table. Returns the function that deletes the draft. */
export function useRelationsDraft(store: RelationsStore): () => Promise<void> {
  const { t } = useApp();
  return useKeptDraft(store, () => {
    const base = JSON.stringify(written(store.loaded));
    return {
      table: 'Sys_Relations',
      record: store.own.table,
      draft: () => store.draft,
      get isUnsaved() {
        return store.isUnsaved;
      },
      base: { schema: base },
      mine: () => ({ schema: JSON.stringify(store.patch) }),
      restore: (found) => {
        const draft = draftIn(found);
        if (draft === undefined || JSON.stringify(draft) === JSON.stringify(store.patch)) return undefined;
        store.take(draft);
        return t(found.base.main.schema === base ? 'editor.restored' : 'relationDesign.draftMoved');
      },
    };
  });
}

const lists = ['links', 'effects', 'fields'] as const;

/** The relations of a kept draft; undefined: its text is damaged. */
function draftIn({ mine }: Draft): TableRelations | undefined {
  try {
    const found: unknown = JSON.parse(String(mine.main.schema));
    const isWhole =
      isObject(found) && lists.every((name) => found[name] === undefined || Array.isArray(found[name]));
    return isWhole ? (found as TableRelations) : undefined; // the server checks it like every draft
  } catch {
    return undefined;
  }
}
