import { reaction } from 'mobx';
import { useCallback, useEffect, useRef } from 'react';
import type { Draft, Drafts } from '../../../runtime/data/drafts/Draft.ts';
import { draftsOf } from '../../../runtime/data/drafts/draftsOf.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { isObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';

/** Table under which drafts of views are kept. */
const table = 'Sys_View';
/** Milliseconds from the last edit to storing the draft. */
const pause = 400;

/**
 * Keeps the unpublished view in this browser and brings it back when the designer opens it again, a new view when it opens
 * for a new one. Returns the function that deletes it.
 */
export function useViewDraft(store: ViewDesignerStore): () => Promise<void> {
  const { session, notify, t } = useApp();
  const userId = session.user?.id;
  const kept = useRef<{ drafts: Drafts; id: string } | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draft an opening
  useEffect(() => {
    if (userId === undefined) return;
    const record = store.stored?.view ?? '';
    const base = textOf(store.stored?.schema ?? {});
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const keep = async (): Promise<void> => {
      const { current } = kept;
      if (current === undefined) return;
      if (store.isUnsaved)
        await current.drafts.put({
          id: current.id,
          table,
          record,
          base: { main: { schema: base }, details: {} },
          mine: { main: { schema: textOf(store.schema) }, details: {} },
        });
      else await current.drafts.remove(current.id);
    };
    void draftsOf(userId).then(async (drafts) => {
      const found = (await drafts.list()).find((one) => one.table === table && one.record === record);
      if (isOver) return;
      kept.current = { drafts, id: found?.id ?? crypto.randomUUID() };
      const schema = found && schemaOf(found);
      if (found === undefined || schema === undefined || textOf(schema) === textOf(store.schema)) return;
      if (store.take(schema))
        notify.success(t(found.base.main.schema === base ? 'editor.restored' : 'viewDesign.draftMoved'));
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
