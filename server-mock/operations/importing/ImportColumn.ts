import { authorize } from '../../../runtime/model/access/authorize.ts';
import type { User } from '../../../runtime/model/access/User.ts';
import { writableFields } from '../../../runtime/model/access/writableFields.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import {
  isStored,
  type ResolvedField,
  type ResolvedTable,
} from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { UserCall } from '../../http/Call.ts';

/** One column of an import: its title in the template and its target field. */
export interface ImportColumn {
  readonly title: string;
  readonly table: ResolvedTable;
  /** The detail table of the column; undefined for the main record. */
  readonly detail: string | undefined;
  readonly field: ResolvedField;
  readonly required: boolean;
}

/** Field types that do not fit into a cell: rich text has markup. */
const noCell: ReadonlySet<string> = new Set(['editor']);

/** True for fields a user fills in a form and a cell can hold: no files, no passwords. */
const isImported = (field: ResolvedField): boolean =>
  isStored(field) &&
  field.editRowNo !== undefined &&
  field.hidden !== true &&
  field.writeOnly !== true &&
  field.kind.readonlyIsNeverRequired !== true &&
  !noCell.has(field.kind.name);

const columnsOf = (
  user: User,
  table: ResolvedTable,
  now: string,
  detail: { readonly title: string; readonly foreignKey: string } | undefined,
): readonly ImportColumn[] => {
  const writable = writableFields(user, table, undefined, { now });
  const used = new Set<string>();
  return table.fields
    .filter((field) => isImported(field) && writable.has(field.field) && field.field !== detail?.foreignKey)
    .toSorted((a, b) => (a.editRowNo ?? 0) - (b.editRowNo ?? 0))
    .map((field) => {
      const own =
        field.title === '' || used.has(field.title) ? `${field.title}(${field.field})` : field.title;
      used.add(field.title);
      return {
        // Header and detail rows share one sheet, and both may have a 备注.
        title: detail === undefined ? own : `${detail.title}.${own}`,
        table,
        detail: detail === undefined ? undefined : table.table,
        field,
        required: field.required === true && field.numberRule === undefined && field.lookup === undefined,
      };
    });
};

/**
 * Columns of an import by this user: writable fields of the edit form, the main record first.
 * Columns of details follow, each prefixed with the title of its detail. A detail that does not belong to the document needs
 * the right to add rows to it, as in a save.
 */
export const importColumns = (
  { user, context: { catalog, clock } }: Pick<UserCall, 'user' | 'context'>,
  { main, details }: DocumentTable,
): readonly ImportColumn[] => {
  const now = clock.now();
  const mayAdd = (detail: ResolvedTable): boolean =>
    catalog.owners.has(main.table, detail.table) || authorize(user, 'Add', detail).allowed;
  return [
    ...columnsOf(user, main, now, undefined),
    ...details
      .filter(({ table }) => mayAdd(table))
      .flatMap(({ schema, table }) =>
        columnsOf(user, table, now, { title: schema.cnName ?? table.cnName, foreignKey: schema.foreignKey }),
      ),
  ];
};
