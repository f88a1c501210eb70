import { columnsOf } from '../../../runtime/model/fields/projections/columns.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { numberOf, textOf } from '../../../runtime/model/record/design/designValues.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { DraftPart, FormDraft } from './FormDraft.ts';

type Detail = DocumentTable['details'][number];

const plain = new WeakMap<ResolvedTable, readonly DraftPart[]>();

/**
 * Columns of a detail table in the order of the design; undesigned ones follow as the table has them. Columns
 * that the table's list leaves out come last, hidden.
 */
export function detailParts(draft: FormDraft, { table, schema }: Detail): readonly DraftPart[] {
  const designed = draft.tables.find((one) => one.table === table.table)?.columns ?? [];
  const rest = plain.get(table) ?? plainParts(table, schema.foreignKey);
  plain.set(table, rest);
  if (designed.length === 0) return rest;
  const named = new Set(designed.map(({ raw }) => textOf(raw.field)));
  return [...ordered(designed), ...rest.filter(({ raw }) => !named.has(textOf(raw.field)))];
}

const ordered = (parts: readonly DraftPart[]): readonly DraftPart[] =>
  parts
    .map((part, at) => ({ part, place: numberOf(part.raw.orderNo) ?? at + 1 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ part }) => part);

function plainParts(table: ResolvedTable, link: string): readonly DraftPart[] {
  // The column that names the document is the same in all rows; who entered a row is not shown in a box.
  const shown = columnsOf(table)
    .map(({ field }) => field)
    .filter((field) => field !== link && table.byName.get(field)?.stamp === undefined);
  const others = table.fields
    .filter(({ field, hidden, writeOnly, kind, stamp }) => {
      const isStored =
        kind.columnType !== undefined && field !== table.key && field !== link && stamp === undefined;
      return isStored && !hidden && !writeOnly && !shown.includes(field);
    })
    .map(({ field }) => field);
  return [...shown, ...others].flatMap((name, at) => {
    const field = table.byName.get(name);
    return field === undefined ? [] : [{ id: name, raw: columnOf(field, at + 1, shown.includes(name)) }];
  });
}

const columnOf = (field: ResolvedField, orderNo: number, show: boolean): JsonObject => ({
  title: field.title,
  field: field.field,
  show,
  required: false,
  width: field.width ?? 120,
  orderNo,
  editType: field.type,
  dataSource: field.dataKey ?? '',
  isExtend: false,
  tableEx_Id: null,
  isGlobal: false,
  funData: '',
  hidden: false,
});
