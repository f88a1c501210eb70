import { type FieldPatch, type Layer, layerKinds } from '../model/fields/resolve/Layer.ts';
import { type CalendarMarks, type CalendarSchema, calendarViews } from '../model/schema/CalendarSchema.ts';
import type { ChartSchema } from '../model/schema/ChartSchema.ts';
import type { Option } from '../model/schema/FieldSchema.ts';
import {
  collectionParts,
  type NavigationStage,
  type PageSchema,
  type ScreenBoard,
} from '../model/schema/PageSchema.ts';
import type { FieldRight } from '../model/schema/PermissionSetSchema.ts';
import type { RowButton } from '../model/schema/RowButton.ts';
import type { ScanStep, ScanTasks, ScanWork } from '../model/schema/ScanWork.ts';
import { spans } from '../model/schema/ViewSchema.ts';
import {
  bool,
  json,
  listOf,
  mapOf,
  maybe,
  number,
  object,
  oneOf,
  open,
  type Shape,
  text,
  textOrNumber,
} from './shape.ts';

/** Shapes of schema pieces inside answers. The server checks whole schemas when it stores them (`checkBundle`). */

const flag = maybe(oneOf([0, 1]));

/** `{key, value}` with the optional marks of an option. */
export const option: Shape<Option> = object<Option>({
  key: textOrNumber,
  value: (value, path) => (value === null || value === undefined ? '' : String(textOrNumber(value, path))),
  disabled: maybe(bool),
  hidden: maybe(bool),
  parentId: maybe(textOrNumber),
});

type CheckedPatch = Pick<FieldPatch, 'field' | 'title' | 'type' | 'data'>;

const fieldPatch: Shape<CheckedPatch> = open<CheckedPatch>({
  field: text,
  title: maybe(text),
  type: maybe(text),
  data: maybe(listOf(option)),
});

const tablePatch: Shape<NonNullable<Layer['table']>> = open<
  Pick<NonNullable<Layer['table']>, 'table' | 'cnName' | 'key'>
>({
  table: maybe(text),
  cnName: maybe(text),
  key: maybe(text),
});

/** A layer: what `resolve` walks over is checked here, options pass through to the field types that read them. */
export const layer: Shape<Layer> = object<Layer>({
  kind: oneOf(layerKinds),
  name: text,
  table: maybe(tablePatch),
  fields: maybe(listOf(fieldPatch, 2000)),
});

const days = { start: text, end: maybe(text), color: maybe(text) };

const calendar: Shape<CalendarSchema> = object<CalendarSchema>({
  ...days,
  title: maybe(listOf(text)),
  moves: maybe(bool),
  view: maybe(oneOf(calendarViews)),
  marks: maybe(object<CalendarMarks>({ ...days, table: text, title: listOf(text) })),
});

const rowButton: Shape<RowButton> = object<RowButton>({
  text: maybe(text),
  action: maybe(text),
  linkTo: maybe(
    object<NonNullable<RowButton['linkTo']>>({
      path: text,
      where: mapOf(text),
      dates: maybe(mapOf(text)),
      upTo: maybe(mapOf(text)),
      open: maybe(text),
    }),
  ),
});

const scanStep: Shape<ScanStep> = object<ScanStep>({
  step: text,
  title: text,
  table: maybe(text),
  code: maybe(text),
  shows: maybe(listOf(text)),
  rest: maybe(text),
  total: maybe(text),
  field: maybe(text),
  rows: maybe(text),
});

const scan: Shape<ScanWork> = object<ScanWork>({
  document: text,
  link: maybe(text),
  steps: listOf(scanStep),
  separator: maybe(text),
  // Formulas are read, with their limits, where they run.
  values: maybe(mapOf(json)) as Shape<ScanWork['values']>,
  continues: maybe(mapOf(text)),
  asks: maybe(listOf(text)),
  tasks: maybe(
    object<ScanTasks>({
      source: text,
      row: text,
      shows: listOf(text),
      rest: maybe(text),
      total: maybe(text),
    }),
  ),
});

/** One page of the session. */
export const page: Shape<PageSchema> = open<Omit<PageSchema, 'of' | 'rows' | 'values' | 'fields'>>({
  $schema: maybe(text),
  format: oneOf([1]),
  page: text,
  path: text,
  aliases: maybe(listOf(text)),
  title: maybe(text),
  table: maybe(text),
  api: maybe(text),
  variant: maybe(oneOf(['full', 'light'])),
  hint: maybe(text),
  quickSearch: maybe(text),
  card: maybe(listOf(text)),
  tree: maybe(object<NonNullable<PageSchema['tree']>>({ dataKey: text, field: text, table: maybe(text) })),
  figures: maybe(listOf(text)),
  charts: maybe(
    listOf(
      object<ChartSchema>({
        kind: text,
        title: maybe(text),
        by: text,
        each: maybe(oneOf(spans)),
        of: listOf(text),
        lines: maybe(listOf(text)),
      }),
    ),
  ),
  calendar: maybe(calendar),
  scan: maybe(scan),
  board: maybe(text),
  boards: maybe(listOf(object<ScreenBoard>({ board: text, seconds: maybe(number) }))),
  stages: maybe(listOf(object<NavigationStage>({ title: text, to: maybe(text), pages: listOf(text) }))),
  part: maybe(oneOf(collectionParts)),
  flat: maybe(bool),
  actions: maybe(listOf(text)),
  rowButtons: maybe(listOf(rowButton)),
  authShow: maybe(bool),
  caseDialog: maybe(bool),
  box: maybe(text),
  layout: maybe(oneOf(['shell', 'blank'])),
  access: maybe(oneOf(['public', 'user', 'permission'])),
});

/** A role's right on one field. */
export const fieldRight: Shape<FieldRight> = object<FieldRight>({ show: flag, isEdit: flag, disabled: flag });
