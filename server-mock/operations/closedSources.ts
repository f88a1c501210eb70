import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';

const pickersOf = ({ main, details }: DocumentTable): readonly PickerSchema[] => [
  ...[main, ...details.map(({ table }) => table)].flatMap(({ fields }) =>
    fields.flatMap(({ picker }) => picker ?? []),
  ),
  ...details.flatMap(({ schema }) => schema.pickers ?? []),
];

/** Tables the document picks from that this user may not list; the server would refuse their pickers. */
export const closedSources = (call: UserCall, doc: DocumentTable): readonly string[] => {
  const named = new Set(pickersOf(doc).map(({ table }) => table));
  return [...named].filter((table) => 'refused' in accessTable(call, table, 'Search'));
};
