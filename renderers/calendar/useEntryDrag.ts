import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { addDays, daysBetween } from '../../runtime/store/calendar/addDays.ts';
import type { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';

/** An entry under the pointer, and the days it would take. */
export interface EntryDrag {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** Pixels that the pointer moves before a press is a drag. */
const threshold = 5;

const dayAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => (element instanceof HTMLElement ? element.dataset.day : undefined))
    .find((day) => day !== undefined);

/**
 * Drags entries of a grid to other days with the mouse. Escape ends a drag without a move. A finger scrolls; on touch
 * screens the dates are changed in the record.
 */
export function useEntryDrag(
  calendar: CalendarStore,
  host: RefObject<HTMLElement | null>,
): { readonly drag: EntryDrag | undefined; onPointerDown(event: PointerEvent): void } {
  const { notify } = useApp();
  const [drag, setDrag] = useState<EntryDrag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: PointerEvent): void => {
    const { mover } = calendar;
    if (!mover.isOffered || event.button !== 0 || event.pointerType === 'touch') return;
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null;
    const entry = calendar.entries.find(({ key }) => key === pressed?.dataset.entry);
    const grabbed = dayAt(event.clientX, event.clientY);
    if (entry === undefined || grabbed === undefined) return;
    const { clientX, clientY } = event;
    let days = 0;
    let isDragging = false;
    const end = (): void => {
      stop.current = undefined;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', cancelByKey, true);
      setDrag(undefined);
    };
    const move = (moved: globalThis.PointerEvent): void => {
      if (!isDragging && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < threshold) return;
      const lock = mover.lockOf(entry.row);
      if (lock !== undefined) {
        notify.error(lock);
        holdClick(host.current);
        end();
        return;
      }
      isDragging = true;
      const over = dayAt(moved.clientX, moved.clientY);
      days = over === undefined ? 0 : daysBetween(grabbed, over);
      setDrag({ key: entry.key, from: addDays(entry.from, days), to: addDays(entry.to, days) });
    };
    const drop = (): void => {
      end();
      if (!isDragging) return;
      holdClick(host.current);
      void calendar.moveFocused(entry, days);
    };
    const cancelByKey = (pressedKey: KeyboardEvent): void => {
      if (pressedKey.key !== 'Escape') return;
      pressedKey.stopPropagation();
      if (isDragging) holdClick(host.current);
      end();
    };
    stop.current?.();
    stop.current = end;
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', end);
    addEventListener('keydown', cancelByKey, true);
  };
  return { drag, onPointerDown };
}

/** The click that ends this press opens nothing. */
function holdClick(host: HTMLElement | null): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  host?.addEventListener('click', swallow, { capture: true, once: true });
  // A press that ends on another element makes no click here.
  addEventListener('pointerdown', () => host?.removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  });
}
