import { formRowsOf } from '../../../runtime/model/fields/projections/formRows.ts';
import { gridColumns } from '../../../runtime/model/fields/projections/layoutRows.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { DraftPart } from '../draft/FormDraft.ts';
import { freeId, idsOf } from '../draft/partIds.ts';
import type { FormBase } from './FormBase.ts';

/** Wire entry of a table's field at a width in percent. */
export const entryOfField = (field: ResolvedField, width: number, { customKeys }: FormBase): JsonObject => ({
  name: field.title,
  type: field.type,
  field: field.field,
  width,
  readonly: false,
  required: false,
  show: true,
  hidden: false,
  isExtend: customKeys.has(field.field),
  tableEx_Id: customKeys.get(field.field) ?? null,
  key: field.dataKey ?? '',
  isGlobal: false,
});

/** Percent of a span of 12 columns, with two decimals. */
const percentOf = (span: number): number => Math.round((span / gridColumns) * 10_000) / 100;

/**
 * Entries of the plain form that a design does not name, in order: its fields, and the component of its
 * detail tables.
 */
export function startEntries(base: FormBase, named: readonly DraftPart[]): readonly DraftPart[] {
  const { main, details } = base.document;
  const known = new Set(named.map(({ raw }) => textOf(raw.field)));
  const taken = new Set(idsOf(named));
  const part = (raw: JsonObject): DraftPart => {
    const id = freeId(taken, textOf(raw.field));
    taken.add(id);
    return { id, raw };
  };
  const fields = formRowsOf(main)
    .flat()
    .filter(({ field }) => !known.has(field.field))
    .map(({ field, span }) => part(entryOfField(field, percentOf(span), base)));
  const [first] = details;
  const hasTable = named.some(({ raw }) => raw.type === 'table');
  if (first === undefined || hasTable) return fields;
  const { cnName, url } = first.table;
  return [...fields, part({ name: cnName, type: 'table', field: '', url, width: 100, show: true })];
}
