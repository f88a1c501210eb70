import { isStored, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { isObject, type Json } from '../../runtime/model/schema/Json.ts';
import type { Cell, MutableRow } from '../../runtime/model/schema/Row.ts';

/** What a record of an entry from outside says, by its stored fields. */
export interface ReadRow {
  readonly row: MutableRow;
  /** Fields whose values cannot be read, and required ones without any. */
  readonly issues: readonly Issue[];
}

const isPlain = (value: Json | undefined): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * Reads a record from outside by the fields of its table: names in any case, switches as booleans. Absent and empty values take
 * the field's default, unless `isExact` says that null is a value. Ignores other names.
 */
export const entryRow = (table: ResolvedTable, record: Json, isExact = false): ReadRow => {
  const sent = new Map(
    Object.entries(isObject(record) ? record : {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const row: MutableRow = {};
  const issues: Issue[] = [];
  for (const field of table.fields) {
    if (
      !isStored(field) ||
      field.field === table.key ||
      field.stamp !== undefined ||
      field.field === 'Version'
    )
      continue;
    const value = sent.get(field.field.toLowerCase());
    const isGiven = isPlain(value) && value !== '' && value !== '无';
    const given = typeof value === 'boolean' ? Number(value) : value;
    const parsed = isGiven ? field.kind.parse(given, field) : undefined;
    if (parsed?.ok === false)
      issues.push({
        path: field.field,
        rule: parsed.rule,
        params: { title: field.title, ...parsed.params },
        severity: 'error',
      });
    // Defaults of these tables are literals.
    const isNull = isExact && value === null;
    row[field.field] = parsed?.ok ? parsed.value : isNull ? null : ((field.default ?? null) as Cell);
    if (field.required && (row[field.field] === null || row[field.field] === ''))
      issues.push({
        path: field.field,
        rule: 'form.required',
        params: { title: field.title },
        severity: 'error',
      });
  }
  return { row, issues };
};
