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

/**
 * The fields a formula of a table may name, by code and by title: its own, those of its details (`OrderList.Qty`,
 * `订单明细.数量`), and in a detail the header's (`$main.Rate`).
 */
export function fieldNames(table: Named, { details, mains }: FormulaTables): readonly FieldName[] {
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
