import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';
import type { WeekPart } from '../../runtime/store/calendar/weekLanes.ts';
import { DayMarks } from './DayMarks.tsx';
import { longDay, shortDay } from './dayNames.ts';
import { EntryButton } from './EntryButton.tsx';
import { entryText } from './entryText.ts';
import type { EntryDrag } from './useEntryDrag.ts';

interface CalendarDayProps {
  readonly calendar: CalendarStore;
  readonly day: string;
  readonly week: readonly string[];
  /** Parts of the whole week. */
  readonly parts: readonly WeekPart[];
  /** Lanes with room. */
  readonly lanes: number;
  readonly drag: EntryDrag | undefined;
  readonly mayAdd: boolean;
}

/** One day of a month or a week: its number, marks, the entries that begin here, and how many have no room. */
export const CalendarDay = observer(function CalendarDay(props: CalendarDayProps): ReactNode {
  const { calendar, day, week, parts, lanes, drag, mayAdd } = props;
  const app = useApp();
  const { locale, t } = app;
  const column = week.indexOf(day);
  const here = parts.filter(({ at, span }) => at <= column && column < at + span);
  const unread = calendar.unreadOn(day);
  const hidden = here.filter(({ lane }) => lane >= lanes).length + unread;
  const { marks, today } = calendar;
  const { table } = marks ?? {};
  const markTexts = table
    ? (marks?.of(day) ?? []).map((row) => entryText(app, table, marks?.schema.title, row))
    : [];
  const said = [
    longDay(day, locale),
    day === today ? t('calendar.today') : '',
    ...markTexts,
    here.length === 0 ? t('calendar.noneThatDay') : t('calendar.count', { count: here.length + unread }),
  ];
  const isInMonth = calendar.view !== 'month' || day.slice(0, 7) === calendar.day.slice(0, 7);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of an ARIA grid, whose entries reach over several cells
    <div
      role="gridcell"
      className="jig-day"
      data-day={day}
      data-today={day === today || undefined}
      data-outside={!isInMonth || undefined}
      data-target={(drag !== undefined && drag.from <= day && day <= drag.to) || undefined}
      tabIndex={day === calendar.day ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      onDoubleClick={(event) => {
        if (mayAdd && event.target instanceof Element && event.target.closest('button') === null)
          calendar.addOn(day);
      }}
    >
      <span className="jig-visually-hidden">{said.filter(Boolean).join(locale === 'zh' ? '，' : ', ')}</span>
      <div className="jig-day-head" aria-hidden="true">
        <span className="jig-day-number">{shortDay(day, locale)}</span>
        <DayMarks marks={marks} day={day} />
      </div>
      {parts
        .filter(({ at, lane }) => at === column && lane < lanes)
        .map(({ entry, at, span, lane }) => (
          <EntryButton
            key={entry.key}
            calendar={calendar}
            entry={entry}
            tabStop={entry.from <= calendar.day && calendar.day <= entry.to}
            isCut={{ before: entry.from < day, after: entry.to > (week[at + span - 1] ?? day) }}
            isDragged={drag?.key === entry.key}
            style={{
              top: `calc(var(--jig-day-head) + ${lane} * var(--jig-lane))`,
              width: `calc(${span * 100}% + ${span - 1}px - 6px)`,
            }}
          />
        ))}
      {hidden === 0 ? null : (
        <button
          type="button"
          className="jig-day-more"
          tabIndex={day === calendar.day ? 0 : -1}
          aria-label={t('calendar.moreOn', { day: longDay(day, locale), count: hidden })}
          style={{ top: `calc(var(--jig-day-head) + ${lanes} * var(--jig-lane))` }}
          onClick={() => calendar.openDay(day)}
        >
          {t('calendar.more', { count: hidden })}
        </button>
      )}
    </div>
  );
});
