import { observer } from 'mobx-react-lite';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';
import { sharedLanes } from '../../runtime/store/calendar/sharedLanes.ts';
import { weekLanes } from '../../runtime/store/calendar/weekLanes.ts';
import { useWindowSize } from '../pages/list/useWindowSize.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { calendarKeys } from './calendarKeys.ts';
import { weekdayName } from './dayNames.ts';
import { useEntryDrag } from './useEntryDrag.ts';
import { useFocusWish } from './useFocusWish.ts';

interface CalendarGridProps {
  readonly calendar: CalendarStore;
  readonly label: string;
  readonly describedBy: string;
  readonly mayAdd: boolean;
}

/** Pixels of the window that are not days, of a day's head and its last line, and of an entry: `calendar.css` has the same. */
const around = 250;
const ofDay = 52;
const ofLane = 24;

/** Lanes of a month in a low window, which then scrolls. */
const leastLanes = 3;

/** Lanes of a week view, which is as high as its entries. */
const mostLanes = 60;

/** Weeks of a month, or one week, as an ARIA grid. */
export const CalendarGrid = observer(function CalendarGrid(props: CalendarGridProps): ReactNode {
  const { calendar, label, describedBy, mayAdd } = props;
  const { locale } = useApp();
  const { height } = useWindowSize();
  const host = useRef<HTMLDivElement>(null);
  const { drag, onPointerDown } = useEntryDrag(calendar, host);
  useFocusWish(calendar, host);
  const { period, entries } = calendar;
  const { weeks } = period;
  const parts = weeks.map((week) => weekLanes(entries, week));
  const used = parts.map((ofWeek) => Math.max(0, ...ofWeek.map(({ lane }) => lane + 1)));
  const room = Math.max(leastLanes, Math.floor(((height - around) / weeks.length - ofDay) / ofLane));
  const lanes = sharedLanes(used, period.view === 'month' ? room : mostLanes);
  const toDay = ({ target }: FocusEvent): void => {
    const day = target instanceof HTMLElement ? target.dataset.day : undefined;
    if (day !== undefined) calendar.show(calendar.view, day);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: entries reach over several cells, which a table does not allow
    <div
      ref={host}
      role="grid"
      className="jig-calendar-grid"
      data-view={period.view}
      data-dragging={drag !== undefined || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={calendar.page.list.loading}
      onKeyDown={(event) => calendarKeys(calendar, mayAdd, event)}
      onFocus={toDay}
      onPointerDown={onPointerDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a row of the ARIA grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus */}
      <div role="row" className="jig-calendar-week" data-head="">
        {(weeks[0] ?? []).map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: a head of the ARIA grid
          // biome-ignore lint/a11y/useFocusableInteractive: heads are read, not used
          <div key={weekdayName(day, locale)} role="columnheader">
            {weekdayName(day, locale)}
          </div>
        ))}
      </div>
      {weeks.map((week, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of the ARIA grid
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        <div
          key={week[0]}
          role="row"
          className="jig-calendar-week"
          style={{ minHeight: heightOf(used[at], lanes[at]) }}
        >
          {week.map((day) => (
            <CalendarDay
              key={day}
              calendar={calendar}
              day={day}
              week={week}
              parts={parts[at] ?? []}
              lanes={lanes[at] ?? 0}
              drag={drag}
              mayAdd={mayAdd}
            />
          ))}
        </div>
      ))}
    </div>
  );
});

/** Height of a week with its entries, and the line for those without room. */
const heightOf = (used = 0, lanes = 0): string =>
  `calc(var(--jig-day-head) + ${lanes} * var(--jig-lane) + ${used > lanes ? 24 : 6}px)`;
