import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { RowsData } from '../../../runtime/wire/boards/Board.ts';
import { sketchMonth } from '../draft/sketchMonth.ts';

/** Entries of a day that are drawn. */
const most = 3;

interface MonthSketchProps {
  readonly data: RowsData;
  /** How many of the first columns are dates. */
  readonly dates: number;
}

/** A calendar with real rows: the month in which most of them begin. */
export function MonthSketch({ data, dates }: MonthSketchProps): ReactNode {
  const { t, locale } = useApp();
  const sketch = sketchMonth(data, dates);
  if (sketch === undefined) return <p className="jig-pg-note">{t('compose.noData')}</p>;
  const { month, weeks } = sketch;
  const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
  const say = (day: string, options: Intl.DateTimeFormatOptions): string =>
    at(day).toLocaleDateString(locale, { timeZone: 'UTC', ...options });
  return (
    <table className="jig-pg-month">
      <caption>{say(`${month}-01`, { year: 'numeric', month: 'long' })}</caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ day }) => (
            <th key={day} scope="col">
              {say(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, isInMonth, entries }) => (
              <td key={day} data-outside={!isInMonth}>
                <span>{Number(day.slice(8))}</span>
                {entries.slice(0, most).map(({ key, text }) => (
                  <p key={key} title={text}>
                    {text}
                  </p>
                ))}
                {entries.length > most ? <small>+{entries.length - most}</small> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
