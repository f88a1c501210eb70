import { columnTypes } from '../../fields/columnTypes/index.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { CalendarMarks, CalendarSchema } from '../../schema/CalendarSchema.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

type At = (...steps: readonly (string | number)[]) => string;

/** Fields of a table that a calendar or its marks name. */
function* ofFields(table: ResolvedTable, said: CalendarSchema | CalendarMarks, at: At): Iterable<Issue> {
  const { start, end, color, title = [] } = said;
  const named = [
    { name: start, place: at('start'), isDay: true },
    ...(end === undefined ? [] : [{ name: end, place: at('end'), isDay: true }]),
    ...title.map((name, index) => ({ name, place: at('title', index) })),
    ...(color === undefined ? [] : [{ name: color, place: at('color'), isColor: true }]),
  ];
  for (const { name, place, ...what } of named) {
    const field = table.byName.get(name);
    const isDay = 'isDay' in what;
    // The suggestion for a day is a day.
    const known = table.fields.filter((one) => !isDay || isDated(one)).map((one) => one.field);
    if (field === undefined)
      yield unknownName('schema.unknownField', place, name, known, { table: table.table });
    else if (isDay && !isDated(field)) yield unknownName('schema.calendarDate', place, name, known);
    else if ('isColor' in what && field.colors === undefined && field.kind.needsSource !== true)
      yield schemaIssue('schema.calendarColor', place, { name });
  }
}

const days: ReadonlySet<string> = new Set(['date', 'datetime']);

const isDated = (field: ResolvedField): boolean =>
  isStored(field) && days.has(columnTypes[field.columnType].valueType);

/** Finds calendars and their marks over fields that are missing, or that are no dates. */
export const calendars: SchemaRule = {
  name: 'calendars',
  *check(subject: CheckSubject) {
    for (const page of subject.bundle.pages) {
      const { calendar } = page;
      if (calendar === undefined) continue;
      const table = subject.table(page.table ?? '')?.table;
      if (table !== undefined)
        yield* ofFields(table, calendar, (...steps) => subject.at(page, 'calendar', ...steps));
      const { marks } = calendar;
      if (marks === undefined) continue;
      const at: At = (...steps) => subject.at(page, 'calendar', 'marks', ...steps);
      const marked = subject.table(marks.table)?.table;
      if (marked === undefined)
        yield unknownName('schema.unknownTable', at('table'), marks.table, subject.bundle.tables.keys());
      else yield* ofFields(marked, marks, at);
    }
  },
};
