import { type RefObject, useEffect, useRef } from 'react';
import type { InboxRow, InboxStore } from '../../../runtime/store/workflow/inbox/InboxStore.ts';

/**
 * Called after a decision: reads the list again and puts the focus on the button of the document that has the place of
 * the decided one, else on the card.
 */
export function useNextTask(
  room: RefObject<HTMLElement>,
  store: InboxStore,
): (row: InboxRow) => Promise<void> {
  const left = useRef<{ readonly id: string; readonly at: number }>();
  const { rows } = store;
  useEffect(() => {
    if (left.current === undefined || rows.some(({ id }) => id === left.current?.id)) return;
    const { at } = left.current;
    left.current = undefined;
    const buttons = room.current?.querySelectorAll<HTMLElement>('[data-task] button:first-of-type') ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? room.current)?.focus();
  }, [rows, room]);
  return async (row) => {
    left.current = { id: row.id, at: rows.indexOf(row) };
    await store.refresh();
  };
}
