import { useEffect } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { MessageKey } from '../../runtime/model/messages/index.ts';
import { holdUnsaved } from '../../runtime/store/drafts/unsavedWork.ts';
import type { PatchStore } from './PatchStore.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/** Where drafts of a designer are kept, and how one is read. */
interface PatchDraft<Draft> {
  /** Name under which drafts of this designer are kept. */
  readonly table: string;
  /** Name of the schema. */
  readonly record: string;
  /** What is in force, as JSON text. */
  readonly base: string;
  /** The draft in a kept text; undefined: it is damaged. */
  read(text: string): Draft | undefined;
  /** Said when another version is in force since the draft was kept. */
  readonly moved: MessageKey;
}

/**
 * Keeps an unpublished draft of a schema, holds the page while it has changes, and asks the server nothing more when the
 * designer closes. Returns the function that deletes the draft.
 */
export const usePatchDraft = <Draft extends object>(
  store: Pick<PatchStore<Draft>, 'draft' | 'patch' | 'isUnsaved' | 'take'> & {
    readonly asked: { stop(): void };
  },
  describe: () => PatchDraft<Draft>,
): (() => Promise<void>) => {
  const { t } = useApp();
  useEffect(() => holdUnsaved({ unsaved: () => store.isUnsaved }), [store]);
  useEffect(() => () => store.asked.stop(), [store]);
  return useKeptDraft(store, () => {
    const { table, record, base, read, moved } = describe();
    return {
      ...{ table, record, base: { schema: base } },
      draft: () => store.draft,
      get isUnsaved() {
        return store.isUnsaved;
      },
      mine: () => ({ schema: JSON.stringify(store.patch) }),
      restore: ({ mine, base: kept }) => {
        const draft = read(String(mine.main.schema));
        if (draft === undefined || JSON.stringify(draft) === JSON.stringify(store.patch)) return undefined;
        store.take(draft);
        return t(kept.main.schema === base ? 'editor.restored' : moved);
      },
    };
  });
};
