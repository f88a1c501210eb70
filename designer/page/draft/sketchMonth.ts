import type { RowsData } from '../../../runtime/wire/boards/Board.ts';

/** An entry of a day, as texts. */
interface SketchedEntry {
  readonly key: string;
  readonly text: string;
}

/** A day of the sketch; outside of its month it has no entries. */
export interface SketchedDay {
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly isInMonth: boolean;
  readonly entries: readonly SketchedEntry[];
}

/** A month with its weeks, Monday first. */
interface SketchedMonth {
  /** `yyyy-MM` */
  readonly month: string;
  readonly weeks: readonly (readonly SketchedDay[])[];
}

const day = /^\d{4}-\d\d-\d\d/;
const dayMs = 86_400_000;

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The month of these rows in which most of them begin; `dates`: how many of the first columns are dates. Undefined: none has one. */
export function sketchMonth({ rows }: Pick<RowsData, 'rows'>, dates: number): SketchedMonth | undefined {
  const entries = rows.flatMap(({ key, texts }) => {
    const [start] = day.exec(texts[0] ?? '') ?? [];
    if (start === undefined) return [];
    const [end = start] = (dates > 1 && day.exec(texts[1] ?? '')) || [];
    return [{ key, start, end, text: texts.slice(dates).filter(Boolean).join(' ') || key }];
  });
  const counts = new Map<string, number>();
  for (const { start } of entries) counts.set(start.slice(0, 7), (counts.get(start.slice(0, 7)) ?? 0) + 1);
  const [month] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (month === undefined) return undefined;
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  const weeks: SketchedDay[][] = [];
  for (let at = monday; dayText(at).slice(0, 7) <= month; at += 7 * dayMs)
    weeks.push(
      Array.from({ length: 7 }, (_none, index): SketchedDay => {
        const text = dayText(at + index * dayMs);
        const isInMonth = text.startsWith(month);
        return {
          ...{ day: text, isInMonth },
          entries: isInMonth ? entries.filter(({ start, end }) => start <= text && text <= end) : [],
        };
      }),
    );
  return { month, weeks };
}
