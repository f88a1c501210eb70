import type { KeyboardEvent } from 'react';
import { addDays, addMonths, mondayOf } from '../../runtime/store/calendar/addDays.ts';
import type { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';

/** Where each key leads from a day. */
const days: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Days by which Alt and an arrow key move an entry. */
const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Steps between the entries of one day. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Keys of a calendar. On a day: arrow keys, Home, End, Page Up and Page Down go to days, Enter makes a new record. On an
 * entry: Alt and an arrow key move it, up and down go to the other entries of the day, left, right and Escape to days.
 */
export function calendarKeys(calendar: CalendarStore, mayAdd: boolean, event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey) return;
  const entry = calendar.entries.find((one) => one.key === target.dataset.entry);
  const act = (): boolean => {
    if (entry !== undefined) return event.altKey ? moveEntry() : !event.shiftKey && fromEntry();
    if (event.altKey || event.shiftKey || target.dataset.day === undefined) return false;
    const day = days[key]?.(target.dataset.day);
    if (day !== undefined) calendar.focus(day);
    else if (key === 'Enter' && mayAdd) calendar.addOn(target.dataset.day);
    else return false;
    return true;
  };
  const moveEntry = (): boolean => {
    const by = moves[key];
    if (entry === undefined || by === undefined) return false;
    void calendar.moveFocused(entry, by);
    return true;
  };
  const fromEntry = (): boolean => {
    const step = steps[key];
    const there = key === 'Escape' ? calendar.day : days[key]?.(calendar.day);
    if (entry !== undefined && step !== undefined) {
      const shown = calendar.entriesOn(calendar.day);
      const next = shown[shown.findIndex((one) => one.key === entry.key) + step];
      calendar.focus(calendar.day, next?.key);
    } else if (there !== undefined) calendar.focus(there);
    else return false;
    return true;
  };
  if (!act()) return;
  event.preventDefault();
  event.stopPropagation();
}
