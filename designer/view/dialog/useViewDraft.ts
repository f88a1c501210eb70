import type { Draft } from '../../../runtime/data/drafts/Draft.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { isObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { useKeptDraft } from '../../kit/useKeptDraft.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';

/** Keeps the unpublished view, a new view under no name. Returns the function that deletes it. */
export function useViewDraft(store: ViewDesignerStore): () => Promise<void> {
  const { t } = useApp();
  return useKeptDraft(store, () => {
    const base = textOf(store.stored?.schema ?? {});
    return {
      table: 'Sys_View',
      record: store.stored?.view ?? '',
      draft: () => store.draft,
      get isUnsaved() {
        return store.isUnsaved;
      },
      base: { schema: base },
      mine: () => ({ schema: textOf(store.schema) }),
      restore: (found) => {
        const schema = schemaOf(found);
        if (schema === undefined || textOf(schema) === textOf(store.schema) || !store.take(schema))
          return undefined;
        return t(found.base.main.schema === base ? 'editor.restored' : 'viewDesign.draftMoved');
      },
    };
  });
}

const textOf = (schema: object): string => JSON.stringify(schema);

/** The schema of a kept draft; undefined: its text is damaged. */
function schemaOf({ mine }: Draft): JsonObject | undefined {
  try {
    const found: unknown = JSON.parse(String(mine.main.schema));
    return isObject(found) && Array.isArray(found.parts) && Array.isArray(found.fields)
      ? (found as JsonObject)
      : undefined;
  } catch {
    return undefined;
  }
}
