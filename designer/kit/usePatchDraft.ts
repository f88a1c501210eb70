import { useApp } from '../../runtime/host/AppContext.ts';
import type { MessageKey } from '../../runtime/model/messages/index.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/** A designer's store whose draft is published as one patch. */
interface PatchStore<Draft> {
  readonly draft: Draft;
  readonly patch: JsonObject;
  readonly isUnsaved: boolean;
  take(draft: Draft): void;
}

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

/** Keeps an unpublished draft of a schema. Returns the function that deletes it. */
export const usePatchDraft = <Draft extends object>(
  store: PatchStore<Draft>,
  describe: () => PatchDraft<Draft>,
): (() => Promise<void>) => {
  const { t } = useApp();
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
