import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';

const only = (table: ResolvedTable, isPermitted: (field: string) => boolean): ResolvedTable => {
  const fields = table.fields.map((field) =>
    field.readonly === true || isPermitted(field.field) ? field : { ...field, readonly: true },
  );
  return { ...table, fields, byName: new Map(fields.map((field) => [field.field, field])) };
};

/** A document in which only these fields may be written; fields of details as `Table.Field`. */
export const permitted = (document: DocumentTable, editable: readonly string[]): DocumentTable => {
  const names = new Set(editable);
  return {
    main: only(document.main, (field) => names.has(field)),
    details: document.details.map(({ schema, table }) => ({
      schema,
      table: only(table, (field) => names.has(`${table.table}.${field}`)),
    })),
  };
};
