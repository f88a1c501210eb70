import type { Option } from '../../schema/FieldSchema.ts';
import type { DocumentTable } from '../resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../resolve/ResolvedTable.ts';
import { columnsOf } from './columns.ts';

/** A column as clients of the older API read it. */
interface ColumnMetadata {
  readonly field: string;
  readonly title: string;
  readonly type: string;
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
  readonly fixed?: 'left' | 'right';
  readonly sort: boolean;
  readonly hidden: boolean;
  readonly require: boolean;
  readonly readonly: boolean;
  readonly isKey: boolean;
  readonly link?: boolean;
  readonly summary?: boolean;
  /** Present on fields of the edit form. */
  readonly edit?: { readonly type: string; readonly min?: number | string; readonly max?: number | string };
  readonly bind?: { readonly key: string; readonly data: readonly Option[] };
}

/** A table as clients of the older API read it. */
interface TableMetadata {
  readonly key: string;
  readonly name: string;
  readonly url: string;
  readonly cnName: string;
  readonly tableName: string;
  readonly columns: readonly ColumnMetadata[];
  /** The first detail table. */
  readonly detail?: DetailMetadata;
  /** All detail tables, when there are several. */
  readonly details?: readonly DetailMetadata[];
}

/** A detail table in the metadata of its main table. */
interface DetailMetadata {
  readonly table: string;
  readonly key: string;
  readonly cnName: string;
  readonly sortName: string;
  readonly columns: readonly ColumnMetadata[];
}

const editOf = (field: ResolvedField): ColumnMetadata['edit'] =>
  field.editRowNo === undefined
    ? undefined
    : {
        type: field.type,
        ...(field.min !== undefined && { min: field.min }),
        ...(field.max !== undefined && { max: field.max }),
      };

const columnMetadata = (table: ResolvedTable): readonly ColumnMetadata[] => {
  const shown = new Map(columnsOf(table).map((column) => [column.field, column] as const));
  return table.fields
    .filter((field) => !field.writeOnly)
    .map((field) => {
      const column = shown.get(field.field);
      const edit = editOf(field);
      return {
        field: field.field,
        title: field.title,
        type: field.columnType,
        width: column?.width ?? 0,
        align: column?.align ?? 'left',
        ...(field.fixed && { fixed: field.fixed }),
        sort: column?.sort ?? false,
        hidden: column === undefined,
        require: field.required ?? false,
        readonly: field.readonly ?? false,
        isKey: field.field === table.key,
        ...(field.link && { link: true }),
        ...(field.summary && { summary: true }),
        ...(edit && { edit }),
        ...((field.dataKey || field.data) && {
          bind: { key: field.dataKey ?? field.field, data: field.data ?? [] },
        }),
      };
    });
};

/**
 * Metadata of a table for other programs of the product family: a view of the resolved schemas, never a
 * source.
 */
export function metadataOf(document: DocumentTable): TableMetadata {
  const { main } = document;
  const details = document.details.map(
    ({ schema, table }): DetailMetadata => ({
      table: table.table,
      key: table.key,
      cnName: schema.cnName ?? table.cnName,
      sortName: schema.sortName ?? table.sortName,
      columns: columnMetadata(table),
    }),
  );
  const [detail] = details;
  return {
    key: main.key,
    name: main.table,
    url: main.url,
    cnName: main.cnName,
    tableName: main.table,
    columns: columnMetadata(main),
    ...(detail && { detail }),
    ...(details.length > 1 && { details }),
  };
}
