import type { Data } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { typedResult } from '../../../runtime/model/formulas/formulaValue.ts';
import { defaultOf } from '../../../runtime/model/record/defaultValue.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { StoryValues } from './StoryStep.ts';
import { cellOf, type ValueScope } from './storyValues.ts';

/** Where the records come from that a field chooses from. */
export const choicesOf = (
  catalog: SchemaCatalog,
  table: ResolvedTable,
  field: string,
): { readonly table: string; readonly key: string } | undefined => {
  const { dataKey = '' } = table.byName.get(field) ?? {};
  return catalog.bundle.dictionaries.get(dataKey)?.source;
};

/** Sets what a story says, in its order. */
export const setValues = (
  table: ResolvedTable,
  row: MutableRow,
  values: StoryValues,
  scope: ValueScope,
): void => {
  for (const [name, said] of Object.entries(values)) {
    const field = table.byName.get(name);
    if (field === undefined) throw new Error(`the demo story sets ${name}, which ${table.table} has not`);
    const value = cellOf(said, { ...scope, row });
    row[name] = typedResult(field, value as Data);
  }
};

/** Sets what comes with chosen records, then the defaults, as a save does. */
export const fillRecord = (
  catalog: SchemaCatalog,
  table: ResolvedTable,
  row: MutableRow,
  scope: ValueScope,
  owner: Row,
): void => {
  for (const { field, lookup } of table.fields) {
    if (lookup === undefined || Object.hasOwn(row, field)) continue;
    const chosen = row[lookup.via] ?? null;
    const source = choicesOf(catalog, table, lookup.via);
    if (chosen === null || source === undefined) continue;
    const [found] = scope.world.with(source.table, source.key, chosen);
    row[field] = found?.[lookup.field] ?? null;
  }
  const user = { id: Number(owner.CreateID), realName: String(owner.Creator) };
  for (const field of table.fields) {
    if (field.default === undefined || (row[field.field] ?? null) !== null) continue;
    row[field.field] = defaultOf(field, { now: String(owner.CreateDate), user }) ?? null;
  }
};
