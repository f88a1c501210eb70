import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { listed, type MessageKey } from '../../../runtime/model/messages/index.ts';
import { type CalendarSchema, calendarViews } from '../../../runtime/model/schema/CalendarSchema.ts';
import { asText, type Json } from '../../../runtime/model/schema/Json.ts';
import { fieldSchema, fieldsSchema } from '../../compose/fieldChoice.ts';
import { dateFields, shownFields } from '../../compose/offeredFields.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { filled } from '../../kit/filled.ts';
import type { ComposedPage, PageChange, PageProperty, PageSubject } from './ComposedPage.ts';
import { partOf } from './partOf.ts';

/** Most texts of an entry, and entries of the preview. */
const most = { titles: 4, entries: 100 } as const;

const said = ({ draft }: PageSubject): CalendarSchema => draft.calendar ?? { start: '' };

/** The page with these members of its calendar; empty ones are removed. */
const withCalendar = (subject: PageSubject, change: object): PageChange => ({
  calendar: filled({ ...said(subject), ...change }),
});

/** Fields whose values have colours. */
export const colorFields = (table: ResolvedTable | undefined): readonly ResolvedField[] =>
  shownFields(table).filter(({ colors, kind }) => colors !== undefined || kind.needsSource === true);

const textOf = (value: Json | undefined): string | undefined => asText(value ?? null) || undefined;

/** A property that is one field of the table. */
const fieldProperty = (
  name: 'start' | 'end' | 'color',
  title: MessageKey,
  fields: (table: ResolvedTable | undefined) => readonly ResolvedField[],
): PageProperty => ({
  name,
  place: `/calendar/${name}`,
  title,
  ...(name === 'start' && { isRequired: true }),
  schema: (subject) => fieldSchema(fields(subject.table), said(subject)[name]),
  read: (subject) => said(subject)[name],
  write: (value, subject) =>
    name === 'start' && textOf(value) === undefined
      ? undefined
      : withCalendar(subject, { [name]: textOf(value) }),
  said: (subject) => {
    const field = said(subject)[name] ?? '';
    return subject.table?.byName.get(field)?.title ?? field;
  },
});

const titles: PageProperty = {
  name: 'titles',
  place: '/calendar/title',
  title: 'pageDesign.of.entry',
  schema: (subject) => fieldsSchema(shownFields(subject.table), said(subject).title, most.titles),
  read: (subject) => [...(said(subject).title ?? [])],
  write: (value, subject) =>
    withCalendar(subject, { title: Array.isArray(value) ? value.map(String).filter(Boolean) : [] }),
  said: (subject) =>
    listed(
      (said(subject).title ?? []).map((name) => subject.table?.byName.get(name)?.title ?? name),
      subject.locale,
    ),
};

const moves: PageProperty = {
  name: 'moves',
  place: '/calendar/moves',
  title: 'pageDesign.of.moves',
  tip: 'pageDesign.of.movesTip',
  schema: () => ({ type: 'boolean' }),
  read: (subject) => said(subject).moves ?? false,
  write: (value, subject) => withCalendar(subject, { moves: value === true ? true : undefined }),
  said: (subject) => (said(subject).moves === true ? '✓' : ''),
};

const view: PageProperty = {
  name: 'view',
  place: '/calendar/view',
  title: 'pageDesign.of.view',
  schema: ({ t }) =>
    choiceSchema(
      calendarViews.map((name) => ({ key: name, value: t(`pageDesign.view.${name}` as MessageKey) })),
    ),
  read: (subject) => said(subject).view ?? 'month',
  write: (value, subject) => withCalendar(subject, { view: value === 'month' ? undefined : textOf(value) }),
  said: (subject) => subject.t(`pageDesign.view.${said(subject).view ?? 'month'}` as MessageKey),
};

const marks: PageProperty = {
  name: 'marks',
  place: '/calendar/marks',
  title: 'pageDesign.of.marks',
  applies: (subject) => subject.marks.length > 0,
  schema: (subject) => choiceSchema(subject.marks.map((one) => ({ key: one.marks.table, value: one.title }))),
  read: (subject) => said(subject).marks?.table,
  write: (value, subject) =>
    withCalendar(subject, {
      marks: subject.marks.find((one) => one.marks.table === textOf(value))?.marks,
    }),
  said: (subject) => subject.marks.find((one) => one.marks.table === said(subject).marks?.table)?.title ?? '',
};

/** The rows of a table on the days of a month or a week. */
export const calendar: ComposedPage = {
  name: 'calendar',
  title: { zh: '日历', en: 'Calendar' },
  properties: [
    fieldProperty('start', 'pageDesign.of.start', dateFields),
    fieldProperty('end', 'pageDesign.of.end', dateFields),
    titles,
    fieldProperty('color', 'pageDesign.of.color', colorFields),
    moves,
    view,
    marks,
  ],
  cards: ({ calendar: said }, table) => {
    if (said === undefined) return [];
    const { start, end, title = table.nameField === undefined ? [] : [table.nameField] } = said;
    const columns = [...new Set([start, ...(end === undefined ? [] : [end]), ...title])];
    const asks = { columns, sort: start, order: 'desc', limit: most.entries } as const;
    return partOf('table', { w: 12, h: 8 }, asks, table.cnName);
  },
  dates: ({ calendar: said }) => (said?.end === undefined || said.end === said.start ? 1 : 2),
  actions: ({ calendar: said }) => ['Search', 'Export', ...(said?.moves === true ? ['Update'] : [])],
};
