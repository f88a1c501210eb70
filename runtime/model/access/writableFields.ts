import type { RunOptions, Scope } from '../../../expressions/index.ts';
import { testOf } from '../conditions/conditionHolds.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { recordScope } from '../formulas/recordScope.ts';
import type { Row } from '../schema/Row.ts';
import { fieldRightOf, fieldRightsOf } from './fieldRightOf.ts';
import { fixedLock } from './fixedLock.ts';
import type { User } from './User.ts';

/** Options for testing conditional locks. */
interface WritableOptions extends RunOptions {
  /**
   * Scope the conditions read. Default: the row. The scope of a detail row adds `$main`, that of a header its
   * detail rows.
   */
  readonly scope?: Scope;
}

const isLockedNow = (
  field: ResolvedField,
  row: Row | undefined,
  options: WritableOptions | undefined,
): boolean =>
  row !== undefined &&
  field.readonlyWhen !== undefined &&
  testOf(field.readonlyWhen, true)(options?.scope ?? recordScope(row), options);

/**
 * Names of the fields a save takes from this user; every other sent field is dropped without a word.
 *
 * Never taken: the key and `Version` (read apart, as identity and condition), stamps, the states of a document (audit and
 * case: operations of their own set them), formulas (the server computes them), fields without a column, `readonly` and
 * `disabled` fields, and what a role hides (`show: 0`), locks (`isEdit: 0`) or disables. With `row` (the stored record; a new
 * one has none: what was typed before a field locked itself counts) also fields whose `readonlyWhen` holds; a condition that
 * cannot be read locks.
 *
 * Taken: everything else, also `hidden` and `writeOnly` fields and fields with a `lookup`, `default` or `numberRule`, for
 * which the sent value stands when there is one. A read-only field still gets its value: from `default`, `lookup`,
 * `numberRule`, `stamp` or `formula`, by the server.
 */
export function writableFields(
  user: User,
  table: Pick<ResolvedTable, 'table' | 'key' | 'fields'> & Partial<Pick<ResolvedTable, 'keyType'>>,
  row?: Row,
  options?: WritableOptions,
): ReadonlySet<string> {
  const rights = fieldRightsOf(user, table.table);
  const isWritable = (field: ResolvedField): boolean => {
    if (!isStored(field) || fixedLock(table, field) !== undefined) return false;
    if (isLockedNow(field, row, options)) return false;
    const right = fieldRightOf(rights, field.field);
    return right.show !== 0 && right.isEdit !== 0 && right.disabled !== 1;
  };
  return new Set(table.fields.filter(isWritable).map((field) => field.field));
}
