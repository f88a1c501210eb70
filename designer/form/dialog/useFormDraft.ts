import { reaction } from 'mobx';
import { useCallback, useEffect, useRef } from 'react';
import type { Draft, Drafts } from '../../../runtime/data/drafts/Draft.ts';
import { draftsOf } from '../../../runtime/data/drafts/draftsOf.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { draftTexts } from '../draft/draftTexts.ts';
import { readDraft } from '../draft/readDraft.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';

/** Table under which drafts of form designs are kept. */
const table = 'FormDesignOptions';
/** Milliseconds from the last edit to storing the draft. */
const pause = 400;

/**
 * Keeps the unsaved design in this browser and brings it back when the designer opens again. Returns the
 * function that deletes it.
 */
export function useFormDraft(store: FormDesignerStore): () => Promise<void> {
  const { session, notify, t } = useApp();
  const userId = session.user?.id;
  const { address } = store.base;
  const kept = useRef<{ drafts: Drafts; id: string } | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draft an opening
  useEffect(() => {
    if (userId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const keep = async (): Promise<void> => {
      const { current } = kept;
      if (current === undefined) return;
      if (store.isUnsaved)
        await current.drafts.put({
          id: current.id,
          table,
          record: address,
          base: { main: storedTexts(store), details: {} },
          mine: { main: { ...draftTexts(store.draft, store.loaded, store.stored) }, details: {} },
        });
      else await current.drafts.remove(current.id);
    };
    void draftsOf(userId).then(async (drafts) => {
      const found = (await drafts.list()).find((one) => one.table === table && one.record === address);
      if (isOver) return;
      kept.current = { drafts, id: found?.id ?? crypto.randomUUID() };
      if (found !== undefined && restore(store, found))
        notify.success(t(isMoved(store, found) ? 'formDesign.draftMoved' : 'editor.restored'));
    });
    const stop = reaction(
      () => store.draft,
      () => {
        clearTimeout(timer);
        timer = setTimeout(() => void keep(), pause);
      },
    );
    return () => {
      isOver = true;
      stop();
      clearTimeout(timer);
      void keep();
    };
  }, [store]);
  return useCallback(async () => {
    const { current } = kept;
    if (current !== undefined) await current.drafts.remove(current.id);
  }, []);
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
