import type { LayerKind } from '../../runtime/model/fields/resolve/Layer.ts';
import {
  isStored,
  type ResolvedField,
  type ResolvedTable,
} from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { FactSource } from './FactSource.ts';

const flag = (value: boolean | undefined): 0 | 1 => (value === true ? 1 : 0);

const rowOf = (
  table: ResolvedTable,
  field: ResolvedField,
  orderNo: number,
  layer: LayerKind | undefined,
): Row => ({
  TableName: table.table,
  TableTitle: table.cnName,
  ColumnName: field.field,
  ColumnCnName: field.title,
  EditType: field.type,
  ColumnType: isStored(field) ? field.columnType : null,
  Maxlength: field.maxlength ?? null,
  IsKey: flag(field.field === table.key),
  IsRequired: flag(field.required),
  IsReadonly: flag(field.readonly),
  IsHidden: flag(field.hidden),
  DropNo: field.dataKey ?? null,
  ColumnWidth: field.width ?? null,
  OrderNo: orderNo,
  Source: layer ?? 'type',
});

/** The columns of every table in force, with the layer that declares each. */
export const tableColumns: FactSource = {
  table: 'Sys_TableColumn',
  rows: ({ catalog }) =>
    catalog.tableNames.flatMap((name) => {
      const { table, because } = resolve(catalog.source.layers(name), catalog.types);
      return table.fields.map((field, at) =>
        rowOf(table, field, at + 1, because.history(field.field, 'title')[0]?.kind),
      );
    }),
};
