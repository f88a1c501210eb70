import type { User } from '../../../runtime/model/access/User.ts';
import { type WritableOptions, writableFields } from '../../../runtime/model/access/writableFields.ts';
import { fieldNamed } from '../../../runtime/model/fields/resolve/fieldNamed.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Cell, MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import { richTextCleaner } from '../../richText/RichTextCleaner.ts';

/**
 * Sent columns the user may write, by field; silently drops the rest.
 * `foreignKey` of a detail row is always dropped: a row belongs to the document it is saved with.
 */
export const dropForbidden = (
  user: User,
  table: ResolvedTable,
  sent: JsonObject,
  stored: Row | undefined,
  options: WritableOptions,
  foreignKey?: string,
): ReadonlyMap<ResolvedField, Json> => {
  const writable = writableFields(user, table, stored, options);
  const taken = new Map<ResolvedField, Json>();
  for (const [name, value] of Object.entries(sent)) {
    const field = fieldNamed(table, name);
    if (field !== undefined && field.field !== foreignKey && writable.has(field.field))
      taken.set(field, value);
  }
  return taken;
};

/** Cleans HTML before it is stored, whatever its source. */
const cleaned = (field: ResolvedField, value: Cell): Cell | Promise<Cell> =>
  field.kind.markup && typeof value === 'string' ? richTextCleaner.clean(value) : value;

/**
 * Parses values by field type into `values`. An unparsable value stays as typed, for the field's own check to
 * refuse.
 * The returned issues are those no check reports.
 */
export const parseTaken = async (
  taken: ReadonlyMap<ResolvedField, Json>,
  values: MutableRow,
  prefix: string,
): Promise<readonly Issue[]> => {
  const issues: Issue[] = [];
  for (const [field, raw] of taken) {
    const parsed = field.kind.parse(raw, field);
    const value = parsed.ok ? cleaned(field, parsed.value) : raw;
    // Awaits only when a worker thread cleans; most values are ready at once.
    values[field.field] = value instanceof Promise ? await value : value;
    if (!parsed.ok)
      issues.push({
        path: prefix + field.field,
        rule: parsed.rule,
        params: { title: field.title, ...parsed.params },
        severity: 'error',
      });
  }
  return issues;
};
