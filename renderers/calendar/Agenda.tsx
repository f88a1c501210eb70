import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';
import { PageButton } from '../shell/PageButton.tsx';
import { calendarKeys } from './calendarKeys.ts';
import { DayMarks } from './DayMarks.tsx';
import { longDay } from './dayNames.ts';
import { EntryButton } from './EntryButton.tsx';
import { useFocusWish } from './useFocusWish.ts';

interface AgendaProps {
  readonly calendar: CalendarStore;
  readonly mayAdd: boolean;
}

/** The days of a period as a list, each with its entries: one day, and every period in a narrow window. */
export const Agenda = observer(function Agenda({ calendar, mayAdd }: AgendaProps): ReactNode {
  const { locale, t } = useApp();
  const host = useRef<HTMLDivElement>(null);
  const id = useId();
  useFocusWish(calendar, host);
  const { period, today, marks, view } = calendar;
  const month = calendar.day.slice(0, 7);
  const days = period.weeks.flat().filter((day) => view !== 'month' || day.slice(0, 7) === month);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
    <div ref={host} className="jig-agenda" onKeyDown={(event) => calendarKeys(calendar, mayAdd, event)}>
      {days.map((day) => {
        const entries = calendar.entriesOn(day);
        if (entries.length === 0 && days.length > 1 && day !== today && (marks?.of(day).length ?? 0) === 0)
          return null;
        return (
          <section
            key={day}
            data-day={day}
            data-today={day === today || undefined}
            tabIndex={-1}
            aria-labelledby={`${id}-${day}`}
          >
            <h3 id={`${id}-${day}`}>
              {longDay(day, locale)}
              {day === today ? <b>{t('calendar.today')}</b> : null}
              <DayMarks marks={marks} day={day} />
            </h3>
            {entries.length === 0 ? <p>{t('calendar.noneThatDay')}</p> : null}
            <ul>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <EntryButton
                    calendar={calendar}
                    entry={entry}
                    tabStop
                    isCut={{ before: entry.from < day, after: entry.to > day }}
                  />
                </li>
              ))}
            </ul>
            {calendar.unreadOn(day) === 0 ? null : (
              <PageButton
                theme="borderless"
                type="tertiary"
                size="small"
                aria-label={t('calendar.moreOn', {
                  day: longDay(day, locale),
                  count: calendar.unreadOn(day),
                })}
                onClick={() => calendar.openDay(day)}
              >
                {t('calendar.more', { count: calendar.unreadOn(day) })}
              </PageButton>
            )}
            {mayAdd && days.length > 1 ? (
              <PageButton
                theme="borderless"
                type="tertiary"
                size="small"
                aria-label={t('calendar.addOn', { day: longDay(day, locale) })}
                onClick={() => calendar.addOn(day)}
              >
                +
              </PageButton>
            ) : null}
          </section>
        );
      })}
    </div>
  );
});
