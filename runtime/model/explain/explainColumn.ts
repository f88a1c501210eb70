import { conditionSentence } from '../conditions/conditionSentence.ts';
import type { ColumnSet } from '../fields/columnSet/ColumnSet.ts';
import type { Showing } from '../fields/projections/columns.ts';
import { versionField } from '../fields/resolve/impliedFields.ts';
import { hasValue } from '../fields/resolve/ResolvedTable.ts';
import { text } from '../messages/index.ts';
import type { Cell } from '../schema/Row.ts';
import type { Origin } from './Origin.ts';
import { originReasons } from './originReasons.ts';
import { decided, type FieldAsked, fixedReasons, type Reason } from './Reason.ts';

/** Input for explaining one column of a list or detail grid, independent of its rows. */
export interface ColumnQuestion extends FieldAsked {
  /** The columns that the page limits itself to. */
  readonly showing?: Showing | undefined;
  /** The user's own columns (列设置). */
  readonly set?: ColumnSet | undefined;
  /** Name of the open view whose columns these are. */
  readonly view?: string | undefined;
  /** What the column is made of, where it is one of a view or a figure. */
  readonly origin?: Origin | undefined;
  /** Key of the record that the question is about. */
  readonly key?: Cell | undefined;
}

/**
 * Explains why the grid does not show a field: layers of the schema, then the page, then the user. Empty when
 * it is shown.
 */
export function explainHiddenColumn(question: ColumnQuestion): readonly Reason[] {
  const { field, locale, showing, set, view } = question;
  const { title } = field;
  const found: Reason[] = [];
  if (field.withheld) return [{ text: text('why.withheld', locale, { title }) }];
  if (field.hidden) found.push(decided(question, 'hidden', { text: text('why.hidden', locale, { title }) }));
  if (!hasValue(field)) found.push({ text: text('why.noColumn', locale, { title }) });
  else if (field.writeOnly)
    found.push(decided(question, 'writeOnly', { text: text('why.writeOnly', locale, { title }) }));
  else if (field.isColumnData === false)
    found.push(decided(question, 'isColumnData', { text: text('why.formOnly', locale, { title }) }));
  if (showing?.authShow && field.authShow !== true)
    found.push({ text: text('why.notAuthShow', locale, { title }) });
  const chosen = set?.find((choice) => choice.field === field.field);
  // A hidden detail without a setting of the user's own.
  if (found.length === 0 && field.importance === 'detail' && field.columnNo === undefined && !chosen)
    found.push(decided(question, 'importance', { text: text('why.onDemand', locale, { title }) }));
  if (chosen?.show === false)
    found.push(
      view === undefined
        ? { text: text('why.columnSet', locale, { title }), by: text('why.you', locale) }
        : { text: text('why.viewHides', locale, { title, view }) },
    );
  return found;
}

/** Explains every column that a grid does not show. Omits notes, the key and the version. */
export function explainMissingColumns(asked: Omit<ColumnQuestion, 'field'>): readonly Reason[] {
  const { table } = asked;
  return table.fields
    .filter((field) => hasValue(field) && field.field !== table.key && field.field !== versionField)
    .flatMap((field) => explainHiddenColumn({ ...asked, field }));
}

/** Explains what makes a column hidden, locked, required, filled or computed in every row. Never throws. */
export function explainColumn(question: ColumnQuestion): readonly Reason[] {
  const { field, locale, origin, key } = question;
  const { title } = field;
  const made = originReasons(origin, title, locale, key);
  const says = (['readonly', 'disabled', 'required'] as const)
    .filter((property) => field[property] === true)
    .map((property) => decided(question, property, { text: text(`why.${property}`, locale, { title }) }));
  const computed =
    field.formula === undefined
      ? []
      : [decided(question, 'formula', { text: text('why.computed', locale, { title }) })];
  const hidden = explainHiddenColumn(question);
  const found = [
    ...made,
    ...hidden,
    ...(hidden.length === 0 ? viewReason(question) : []),
    ...figureReason(question),
    ...says,
    ...computed,
    ...alertReason(question),
    ...fixedReasons(question),
  ];
  return found.length > 0 ? found : [{ text: text('why.freeColumn', locale, { title }) }];
}

/** Says that the open view shows the column. */
function viewReason({ field, locale, set, view }: ColumnQuestion): readonly Reason[] {
  const isShown = set?.some((choice) => choice.field === field.field && choice.show) === true;
  return view === undefined || !isShown
    ? []
    : [{ text: text('why.viewShows', locale, { title: field.title, view }) }];
}

/** Says of a figure that it is read beside the record, and of a rollup that the server sums it up. */
export function figureReason({ field, locale }: Pick<FieldAsked, 'field' | 'locale'>): readonly Reason[] {
  if (field.rollup !== undefined) return [{ text: text('why.rollup', locale, { title: field.title }) }];
  return field.figure === undefined ? [] : [{ text: text('why.figure', locale, { title: field.title }) }];
}

function alertReason(question: ColumnQuestion): readonly Reason[] {
  const { field, table, locale } = question;
  if (field.alertWhen === undefined || field.alertWhen === null) return [];
  const condition = conditionSentence(field.alertWhen, { main: table, details: [] }, locale);
  return [
    decided(question, 'alertWhen', {
      text: text('why.alertWhen', locale, { title: field.title, condition }),
    }),
  ];
}
