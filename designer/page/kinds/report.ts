import { chartKind, chartKinds } from '../../../runtime/model/charts/chartKinds.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { listed, type MessageKey } from '../../../runtime/model/messages/index.ts';
import type { ChartSchema } from '../../../runtime/model/schema/ChartSchema.ts';
import { asText, isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import { spans } from '../../../runtime/model/schema/ViewSchema.ts';
import { fieldSchema, fieldsSchema } from '../../compose/fieldChoice.ts';
import { fieldUse, numberFields, shownFields } from '../../compose/offeredFields.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { filled } from '../../kit/filled.ts';
import type { ComposedPage, PageProperty, PageSubject } from './ComposedPage.ts';
import { partOf } from './partOf.ts';

/** Most charts of a report, and columns of the rows in its preview. */
const most = { charts: 4, figures: 8, columns: 8, rows: 12 } as const;

/** Kinds of charts that reports have: those with one grouping. */
export const reportCharts = chartKinds.filter(({ splits }) => splits !== true);

const titlesOf = ({ table, locale }: PageSubject, names: readonly string[]): string =>
  listed(
    names.map((name) => table?.byName.get(name)?.title ?? name),
    locale,
  );

const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : [];

/** The chart of a line of the panel; a date is grouped by month unless the user says otherwise. */
const chartOf = (line: Json, table: ResolvedTable | undefined): ChartSchema => {
  const said = isObject(line) ? line : {};
  const text = (name: string): string => asText(said[name] ?? null) ?? '';
  const kind = text('kind') || 'bar';
  const field = table?.byName.get(text('by'));
  const isDate = field !== undefined && fieldUse(field) === 'date';
  const each = isDate ? spans.find((one) => one === (text('each') || 'month')) : undefined;
  return {
    ...{ kind, by: text('by'), of: textsIn(said.of) },
    ...filled({
      title: text('title'),
      each,
      lines: chartKind(kind)?.hasLines === true ? textsIn(said.lines) : [],
    }),
  } as ChartSchema;
};

const figures: PageProperty = {
  name: 'figures',
  place: '/figures',
  title: 'pageDesign.of.figures',
  tip: 'pageDesign.of.figuresTip',
  schema: ({ table, draft }) => fieldsSchema(numberFields(table), draft.figures, most.figures),
  read: ({ draft }) => [...(draft.figures ?? [])],
  write: (value) => ({ figures: textsIn(value) }),
  said: (subject) => titlesOf(subject, subject.draft.figures ?? []),
};

/** A chart in words: `柱形图 各客户价税合计`. */
const chartName = (subject: PageSubject, { kind, by, of, lines = [], title }: ChartSchema): string => {
  const { t, locale } = subject;
  const numbers = titlesOf(subject, [...of, ...lines]) || t('report.count');
  const said = title ?? t('report.chartTitle', { by: titlesOf(subject, [by]), of: numbers });
  return `${chartKind(kind)?.title[locale] ?? kind} ${said}`;
};

const charts: PageProperty = {
  name: 'charts',
  place: '/charts',
  title: 'pageDesign.of.charts',
  schema: ({ t, locale, table, draft }) => {
    const chosen = draft.charts ?? [];
    return {
      type: 'array',
      maxItems: most.charts,
      items: {
        type: 'object',
        properties: {
          kind: {
            ...choiceSchema(reportCharts.map(({ name, title }) => ({ key: name, value: title[locale] }))),
            title: t('pageDesign.of.kind'),
          },
          title: { type: 'string', maxLength: 60, title: t('pageDesign.of.chartTitle') },
          by: {
            ...fieldSchema(shownFields(table), chosen.find(({ by }) => !table?.byName.has(by))?.by),
            title: t('pageDesign.of.by'),
          },
          each: {
            ...choiceSchema(
              spans.map((span) => ({ key: span, value: t(`boardDesign.span.${span}` as MessageKey) })),
            ),
            title: t('pageDesign.of.each'),
          },
          of: {
            ...fieldsSchema(
              numberFields(table),
              chosen.flatMap(({ of }) => of),
              8,
            ),
            title: t('pageDesign.of.of'),
          },
          lines: {
            ...fieldsSchema(
              numberFields(table),
              chosen.flatMap(({ lines = [] }) => lines),
              4,
            ),
            title: t('pageDesign.of.lines'),
          },
        },
      },
    };
  },
  read: ({ draft }) =>
    (draft.charts ?? []).map(({ of, lines, ...rest }) => ({
      ...rest,
      of: [...of],
      ...(lines && { lines: [...lines] }),
    })),
  write: (value, { table }) => ({
    charts: (Array.isArray(value) ? value : []).map((line) => chartOf(line, table)),
  }),
  said: (subject) => (subject.draft.charts ?? []).map((chart) => chartName(subject, chart)).join(' / '),
};

/** Columns that the rows of a preview have: the important ones, else the first. */
export const previewColumns = (table: ResolvedTable): readonly string[] => {
  const fields = shownFields(table);
  const main = fields.filter(({ importance }) => importance === 'main');
  return (main.length > 1 ? main : fields).slice(0, most.columns).map(({ field }) => field);
};

/** Key figures and charts over the rows of a table, and the rows. */
export const report: ComposedPage = {
  name: 'report',
  title: { zh: '报表', en: 'Report' },
  properties: [figures, charts],
  cards: ({ figures: named = [], charts: drawn = [] }, table) => [
    ...partOf('figure', { w: 3, h: 2 }, {}),
    ...named.flatMap((field) => partOf('figure', { w: 3, h: 2 }, { of: [field] })),
    ...drawn.flatMap(({ kind, title, by, each, of, lines }) =>
      partOf(
        kind,
        { w: 6, h: 4 },
        { by, ...(of.length > 0 && { of }), ...(each && { each }), ...(lines && { lines }) },
        title,
      ),
    ),
    ...partOf('table', { w: 12, h: 5 }, { columns: previewColumns(table), limit: most.rows }, table.cnName),
  ],
  actions: () => ['Search', 'Export'],
};
