import { fieldRightsOf } from '../../../runtime/model/access/fieldRightOf.ts';
import { readableFields } from '../../../runtime/model/access/readableFields.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { creatorFields } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { UserCall } from '../../http/Call.ts';

const ofCreator: ReadonlySet<string> = new Set(creatorFields.map(({ field }) => field));

/**
 * Tells whether the caller may see a field of a document; the creator is always visible.
 * `hidden` holds fields the user's node hides, of details as `Table.Field`. Unknown fields of damaged
 * conditions are visible to users who see all others.
 */
export const seesOf = (
  { user }: UserCall,
  { main, details }: DocumentTable,
  hidden: ReadonlySet<string>,
): ((table: string, field: string) => boolean) => {
  const tables = [main, ...details.map(({ table }) => table)];
  const seesAll =
    hidden.size === 0 &&
    tables.every(({ table }) => Object.values(fieldRightsOf(user, table)).every(({ show }) => show !== 0));
  const seen = new Map(
    tables.map((one) => [one.table, { names: one.byName, readable: readableFields(user, one) }]),
  );
  return (table, field) => {
    if (table === main.table && ofCreator.has(field)) return true;
    const found = seen.get(table);
    if (found?.names.has(field) !== true) return seesAll;
    const named = table === main.table ? field : `${table}.${field}`;
    return found.readable.has(field) && !hidden.has(named);
  };
};
