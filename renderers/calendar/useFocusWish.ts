import { type RefObject, useEffect } from 'react';
import type { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';

/** Meets the calendar's focus requests once the day or entry is drawn. Call it in an observer. */
export function useFocusWish(calendar: CalendarStore, host: RefObject<HTMLElement | null>): void {
  const { wish, period, entries } = calendar;
  const { loading } = calendar.page.list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries are drawn after they are known
  useEffect(() => {
    if (wish?.view !== period.view || wish.day < period.from || wish.day > period.to) return;
    const find = (selector: string): HTMLElement | null | undefined =>
      host.current?.querySelector<HTMLElement>(selector);
    const entry = wish.key === undefined ? undefined : find(`[data-entry="${CSS.escape(wish.key)}"]`);
    if (wish.key !== undefined && !entry && loading) return;
    calendar.met();
    // The user has gone elsewhere meanwhile.
    const { activeElement: here, body } = document;
    if (here !== null && here !== body && !host.current?.contains(here)) return;
    (entry ?? find(`[data-day="${wish.day}"]`))?.focus();
  }, [calendar, host, wish, period, entries, loading]);
}
