import type { Draft } from '../../../runtime/data/drafts/Draft.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { useKeptDraft } from '../../kit/useKeptDraft.ts';
import { draftTexts } from '../draft/draftTexts.ts';
import { readDraft } from '../draft/readDraft.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';

/** Keeps the unsaved design of a form. Returns the function that deletes it. */
export function useFormDraft(store: FormDesignerStore): () => Promise<void> {
  const { t } = useApp();
  return useKeptDraft(store, () => ({
    table: 'FormDesignOptions',
    record: store.base.address,
    draft: () => store.draft,
    get isUnsaved() {
      return store.isUnsaved;
    },
    base: storedTexts(store),
    mine: () => ({ ...draftTexts(store.draft, store.loaded, store.stored) }),
    restore: (found) => {
      if (!restore(store, found)) return undefined;
      return t(isMoved(store, found) ? 'formDesign.draftMoved' : 'editor.restored');
    },
  }));
}

const names = ['DaraggeOptions', 'TableConfig', 'SqlParams'] as const;

const storedTexts = ({ stored }: FormDesignerStore): Row =>
  Object.fromEntries(names.map((name) => [name, stored?.[name] ?? '']));

/** Brings a kept draft back as one edit. False: it holds nothing new. */
function restore(store: FormDesignerStore, { mine }: Draft): boolean {
  const texts = Object.fromEntries(names.map((name) => [name, String(mine.main[name] ?? '')]));
  const { DaraggeOptions = '', TableConfig = '', SqlParams = '' } = texts;
  const { draft } = readDraft({ DaraggeOptions, TableConfig, SqlParams }, store.base);
  const now = draftTexts(store.draft, store.loaded, store.stored);
  if (names.every((name) => now[name] === texts[name])) return false;
  return store.run({ ok: true, draft });
}

/** True when the design was saved after the draft was begun. */
const isMoved = (store: FormDesignerStore, { base }: Draft): boolean =>
  names.some((name) => (base.main[name] ?? '') !== (store.stored?.[name] ?? ''));
