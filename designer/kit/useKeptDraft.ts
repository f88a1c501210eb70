import { reaction } from 'mobx';
import { useCallback, useEffect, useRef } from 'react';
import type { Draft, Drafts } from '../../runtime/data/drafts/Draft.ts';
import { draftsOf } from '../../runtime/data/drafts/draftsOf.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';

/** Milliseconds from the last edit to storing the draft. */
const pause = 400;

/** How the draft of one editor is kept. */
export interface KeptDraft {
  /** Table and record under which it is kept. */
  readonly table: string;
  readonly record: string;
  /** The edited document; a new one for each edit. Observed. */
  draft(): unknown;
  readonly isUnsaved: boolean;
  /** The stored document when the editor opened, as texts. */
  readonly base: Row;
  /** The edited one. */
  mine(): Row;
  /** Brings a kept draft back; what to say about it. Undefined: it holds nothing new, or cannot be read. */
  restore(found: Draft): string | undefined;
}

/**
 * Keeps the unsaved work of an editor in this browser and brings it back when the editor opens the same record again. `kept` is
 * made anew for each `store`. Returns the function that deletes the draft.
 */
export function useKeptDraft(store: object, kept: () => KeptDraft): () => Promise<void> {
  const { session, notify } = useApp();
  const userId = session.user?.id;
  const place = useRef<{ drafts: Drafts; id: string } | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draft an opening
  useEffect(() => {
    if (userId === undefined) return;
    const editor = kept();
    const { table, record, base } = editor;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const keep = async (): Promise<void> => {
      const { current } = place;
      if (current === undefined) return;
      if (editor.isUnsaved)
        await current.drafts.put({
          ...{ id: current.id, table, record },
          base: { main: base, details: {} },
          mine: { main: editor.mine(), details: {} },
        });
      else await current.drafts.remove(current.id);
    };
    void draftsOf(userId).then(async (drafts) => {
      const found = (await drafts.list()).find((one) => one.table === table && one.record === record);
      if (isOver) return;
      place.current = { drafts, id: found?.id ?? crypto.randomUUID() };
      const said = found && editor.restore(found);
      if (said !== undefined) notify.success(said);
    });
    const stop = reaction(
      () => editor.draft(),
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
    const { current } = place;
    if (current !== undefined) await current.drafts.remove(current.id);
  }, []);
}
