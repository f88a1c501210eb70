import {
  isStored,
  type ResolvedField,
  type ResolvedTable,
} from '../../../runtime/model/fields/resolve/ResolvedTable.ts';

/** The fields of a source that columns and conditions may use, in the order of its list. */
export const sourceFields = (table: ResolvedTable | undefined): readonly ResolvedField[] =>
  (table?.fields ?? []).filter(
    (field) => isStored(field) && !field.writeOnly && (!field.hidden || field.field === table?.key),
  );
