import type { FieldName } from '../../../expressions/index.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { isStored, type ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { fieldNames } from '../../../runtime/model/formulas/fieldNames.ts';
import type { FormulaPlace, FormulaType } from '../../../runtime/model/schema/FormulaEntry.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';

/** A field whose formula is edited: its type, its place, and the fields the formula may name. */
export interface FormulaSubject {
  readonly field: string;
  readonly title: string;
  readonly type: FormulaType;
  readonly place: FormulaPlace;
  readonly fields: readonly FieldName[];
}

/** Formula type by field type; others cannot be computed. */
const types: Readonly<Record<string, FormulaType>> = {
  number: 'number',
  int: 'number',
  decimal: 'number',
  date: 'date',
  datetime: 'date',
  text: 'text',
  textarea: 'text',
};

/** Formula type of a component; undefined: it cannot be computed. */
export const formulaTypeOf = ({ type, field, isCustom }: DrawnPart): FormulaType | undefined =>
  (field !== undefined || isCustom) && field?.numberRule === undefined && field?.figure === undefined
    ? types[type]
    : undefined;

/** The subject of a component of the main form, or of a column of `detail`. Undefined: it cannot be computed. */
export function formulaSubject(
  view: DrawnPart,
  { main, details }: DocumentTable,
  detail?: ResolvedTable,
): FormulaSubject | undefined {
  const type = formulaTypeOf(view);
  if (type === undefined) return undefined;
  const seen = (table: ResolvedTable): ResolvedTable => ({
    ...table,
    fields: table.fields.filter((field) => !field.hidden && isStored(field)),
  });
  const fields =
    detail === undefined
      ? fieldNames(seen(main), { details: details.map(({ table }) => seen(table)), mains: [] })
      : fieldNames(seen(detail), { details: [], mains: [seen(main)] });
  const field = view.field?.field ?? '';
  return {
    field,
    title: view.title,
    type,
    place: detail === undefined ? 'main' : 'column',
    fields: fields.filter(({ code }) => code !== field),
  };
}
