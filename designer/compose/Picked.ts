import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { type FieldUse, fieldUse } from './offeredFields.ts';

/** A field that was pressed, and what it is for. */
export interface PickedField {
  readonly field: ResolvedField;
  readonly use: FieldUse;
}

/** The fields that were pressed, in order. */
export interface Picked {
  readonly table: string;
  readonly resolved: ResolvedTable;
  readonly all: readonly PickedField[];
  /** Those that make groups. */
  readonly groups: readonly PickedField[];
  /** Names of the numbers to add up. */
  readonly numbers: readonly string[];
}

/** Pressed fields of a table; names that it does not have are left out. */
export const pickedOf = (table: ResolvedTable, names: readonly string[]): Picked => {
  const all = names.flatMap((name): readonly PickedField[] => {
    const field = table.byName.get(name);
    return field === undefined ? [] : [{ field, use: fieldUse(field) }];
  });
  return {
    ...{ table: table.table, resolved: table, all },
    groups: all.filter(({ use }) => use !== 'number'),
    numbers: all.filter(({ use }) => use === 'number').map(({ field }) => field.field),
  };
};
