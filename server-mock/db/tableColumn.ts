import type { ColumnDdl } from '../../runtime/model/fields/projections/ddl.ts';

/** A column of a table without a schema, never null. */
export const tableColumn = (name: string, sqlType: string, more: Partial<ColumnDdl> = {}): ColumnDdl => ({
  name,
  sqlType,
  notNull: true,
  identity: false,
  ...more,
});

/** A column of a table without a schema that may be null. */
export const optionalColumn = (name: string, sqlType: string): ColumnDdl =>
  tableColumn(name, sqlType, { notNull: false });
