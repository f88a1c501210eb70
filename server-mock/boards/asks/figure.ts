import { type Amount, divide, round, sum } from '../../../expressions/index.ts';
import type { CardQuestion } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { daysOf } from '../../../runtime/model/boards/daysOf.ts';
import {
  daysBetween,
  daysLater,
  monthsLater,
  monthsStart,
  weekStart,
} from '../../../runtime/model/boards/periods/dates.ts';
import type { DayRange } from '../../../runtime/model/boards/periods/Period.ts';
import { periodNamed } from '../../../runtime/model/boards/periods/periods.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { sql } from '../../db/sql/sql.ts';
import { groupKey } from '../../operations/grouping.ts';
import { accessNamed } from '../../reading/accessNamed.ts';
import { type Asker, type Asking, whereOf } from './Asking.ts';
import { cardField } from './cardField.ts';
import { measureWords } from './measureWords.ts';
import { summedGroups } from './summedGroups.ts';

/** One day's part of a figure; undefined day: rows without a date, or of a figure without days. */
interface Part {
  readonly day: string | undefined;
  readonly count: number;
  readonly sum: Amount | null;
  /** Rows that have a value. */
  readonly has: number;
}

/** The first day of the span that a day lies in. */
const spanStarts: Readonly<Record<NonNullable<CardQuestion['trend']>, (day: string) => string>> = {
  day: (day) => day,
  week: weekStart,
  month: (day) => monthsStart(day, 1),
  quarter: (day) => monthsStart(day, 3),
  year: (day) => monthsStart(day, 12),
};

/** A sum as the wire carries it. */
const wireSum = (value: Amount | null, field: ResolvedField): Cell =>
  value === null ? null : columnTypes.decimal.wire(value, { scale: field.scale ?? 4, precision: 15 });

/** The number of some days: their rows, or the sum or average of the field. */
const numberOf = (
  parts: readonly Part[],
  field: ResolvedField | undefined,
  total: CardQuestion['total'],
): Cell => {
  if (field === undefined) return parts.reduce((all, { count }) => all + count, 0);
  const sums = parts.flatMap(({ sum: one }) => (one === null ? [] : [one]));
  if (sums.length === 0) return total === 'average' ? null : 0;
  const all = sum(sums);
  const has = parts.reduce((before, one) => before + one.has, 0);
  return wireSum(total === 'average' ? round(divide(all, has), field.scale ?? 4) : all, field);
};

/** The days before, as far as the present ones have come; undefined: there is nothing to compare with. */
const daysBefore = (
  { compare, period }: CardQuestion,
  { filters }: Pick<Asking, 'filters'>,
  days: DayRange,
  today: string,
): DayRange | undefined => {
  if (compare === undefined || days.from === undefined || days.to === undefined) return undefined;
  const to = days.to < today ? days.to : today < days.from ? days.from : today;
  const chosen = filters.period ?? period;
  const named = typeof chosen === 'object' ? undefined : periodNamed(chosen);
  const length = daysBetween(days.from, days.to) + 1;
  const earlier =
    compare === 'yearBefore'
      ? (day: string) => monthsLater(day, -12)
      : (named?.earlier ?? ((day: string) => daysLater(day, -length)));
  return { from: earlier(days.from), to: earlier(to) };
};

const within = (parts: readonly Part[], { from, to }: DayRange): readonly Part[] =>
  parts.filter(
    ({ day }) => day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to),
  );

/** One number of rows, with the number before and its trend: one statement, by day where days matter. */
export const figure: Asker = {
  name: 'figure',
  async ask(asked, question) {
    const found = accessNamed(asked.call, question.table ?? '');
    if (found === undefined) return { problem: asked.call.say('board.noRight') };
    const { call, access } = found;
    const asking = { ...asked, call };
    const { filters } = asking;
    const today = call.context.clock.now().slice(0, 10);
    const days = daysOf(question, filters, today);
    const before = days && daysBefore(question, asking, days, today);
    const span: DayRange | undefined =
      before && days ? { from: [before.from, days.from].sort()[0], to: days.to } : days;
    const date = question.date === undefined ? undefined : access.table.byName.get(question.date);
    const isByDay = date !== undefined && (before !== undefined || question.trend !== undefined);
    if (isByDay && span?.from !== undefined && span.to !== undefined)
      if (daysBetween(span.from, span.to) > boardLimits.days)
        return { problem: call.say('board.longPeriod', { n: boardLimits.days }) };
    const read = await whereOf(asking, access, question, span);
    if ('problem' in read) return read;
    const { fields, rows, measured } = await summedGroups(asking, found, {
      of: question.of ?? [],
      where: read.where,
      key: isByDay ? groupKey(date, 'day') : sql`cast(null as date)`,
      keyFields: isByDay ? [date.field] : [],
      order: () => sql`1`,
      limit: boardLimits.days + 2,
    });
    const [field] = fields;
    const parts = rows.map(
      (row): Part => ({
        day:
          row.key === null || date === undefined
            ? undefined
            : String(columnTypes.date.wire(row.key, date)).slice(0, 10),
        count: Number(row.count),
        sum: row.sum0 === null || row.sum0 === undefined ? null : String(row.sum0),
        has: Number(row.has0 ?? 0),
      }),
    );
    const present = isByDay && days !== undefined ? within(parts, days) : parts;
    const spanStart = spanStarts[question.trend ?? 'day'];
    const bySpan = new Map<string, Part[]>();
    for (const part of present) {
      if (part.day === undefined) continue;
      const start = spanStart(part.day);
      bySpan.set(start, [...(bySpan.get(start) ?? []), part]);
    }
    return {
      asks: 'figure',
      ...(field && { field: cardField(field) }),
      value: numberOf(present, field, question.total),
      count: present.reduce((all, { count }) => all + count, 0),
      ...(before && { before: numberOf(within(parts, before), field, question.total) }),
      ...(question.trend &&
        isByDay && {
          trend: [...bySpan]
            .map(([at, own]) => ({ key: at, value: numberOf(own, field, question.total) }))
            .sort((a, b) => (a.key < b.key ? -1 : 1)),
        }),
      ...(await measureWords(asking, access.table, measured)),
    };
  },
};
