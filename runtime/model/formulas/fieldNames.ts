import type { FieldName } from '../../../expressions/index.ts';
import { columnTypes } from '../fields/columnTypes/index.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { mainName } from './recordScope.ts';

type Named = Pick<ResolvedTable, 'table' | 'cnName' | 'fields'>;

/** The tables whose fields a formula of one table may name. */
export interface FormulaTables {
  /** Its details, if it is a header. */
  readonly details: readonly Named[];
  /** The headers it belongs to, if it is a detail. */
  readonly mains: readonly Named[];
}

/** By table: checks and catalogs share most tables (`resolveOnce`). */
const known = new WeakMap<Named, FormulaTables & { readonly names: readonly FieldName[] }>();

const isSame = (one: readonly Named[], other: readonly Named[]): boolean =>
  one.length === other.length && one.every((table, at) => table === other[at]);

/**
 * The fields a formula of a table may name, by code and by title: its own, those of its details (`OrderList.Qty`,
 * `订单明细.数量`), and in a detail the header's (`$main.Rate`). The same list for the same tables.
 */
export function fieldNames(table: Named, { details, mains }: FormulaTables): readonly FieldName[] {
  const before = known.get(table);
  if (before && isSame(before.details, details) && isSame(before.mains, mains)) return before.names;
  const names = namesAround(table, { details, mains });
  known.set(table, { details, mains, names });
  return names;
}

function namesAround(table: Named, { details, mains }: FormulaTables): readonly FieldName[] {
  const names = [
    ...namesOf(table, '', ''),
    ...details.flatMap((detail) => namesOf(detail, `${detail.table}.`, `${detail.cnName}.`)),
    ...mains.flatMap((main) => namesOf(main, `${mainName}.`, `${mainName}.`)),
  ];
  // Two headers of one detail may have a field of the same name.
  return [...new Map(names.map((name) => [name.code, name])).values()];
}

function namesOf({ fields }: Named, code: string, title: string): readonly FieldName[] {
  return fields
    .filter(({ figure }) => figure === undefined)
    .map((field) => ({
      code: code + field.field,
      title: title + field.title,
      type: columnTypes[field.columnType].valueType,
    }));
}
