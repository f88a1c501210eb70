import type { Draft } from '../../../runtime/data/drafts/Draft.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { isObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { useKeptDraft } from '../../kit/useKeptDraft.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';

/** Keeps an unpublished template. Returns the function that deletes it. */
export function usePrintDraft(store: PrintDesignStore): () => Promise<void> {
  const { t } = useApp();
  return useKeptDraft(store, () => {
    const base = JSON.stringify(store.designed.schema);
    return {
      table: 'Base_PrintTemplate',
      record: store.designed.name,
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
        return t(found.base.main.schema === base ? 'editor.restored' : 'printDesign.draftMoved');
      },
    };
  });
}

/** A text as a template that can be drawn; undefined: it is none. The server checks what it says. */
export function templateIn(text: string): PrintSchema | undefined {
  try {
    const found: unknown = JSON.parse(text);
    if (!isObject(found)) return undefined;
    const { body, header = [], footer = [], paper } = found as JsonObject;
    const isWhole = [body, header, footer].every(Array.isArray) && isObject(paper);
    return isWhole ? (found as unknown as PrintSchema) : undefined;
  } catch {
    return undefined;
  }
}

const draftIn = ({ mine }: Draft): PrintSchema | undefined => templateIn(String(mine.main.schema));
