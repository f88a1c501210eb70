import type { Scope } from '../../../expressions/index.ts';
import { writableFields } from '../../../runtime/model/access/writableFields.ts';
import { fieldNamed } from '../../../runtime/model/fields/resolve/fieldNamed.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { HiddenFields, hidesFields } from '../../catalog/HiddenFields.ts';
import type { UserCall } from '../../http/Call.ts';
import { changesOf } from '../../records/writeLog.ts';

/**
 * Issues for changed values of fields whose lock reads columns hidden from the user.
 * The browser could not evaluate such a lock, so the user typed the value; other locked fields are silently
 * dropped.
 */
export const lockedUnseen = (
  { context, user }: UserCall,
  table: ResolvedTable,
  row: {
    readonly sent: JsonObject;
    readonly stored: Row | undefined;
    readonly prefix: string;
    readonly scope?: Scope | undefined;
  },
): readonly Issue[] => {
  const { sent, stored, prefix, scope } = row;
  if (stored === undefined || !hidesFields(user)) return [];
  const hidden = new HiddenFields(context.catalog, user);
  const now = writableFields(user, table, stored, {
    now: context.clock.now(),
    ...(scope && { scope }),
  });
  const otherwise = writableFields(user, table);
  return Object.entries(sent).flatMap(([name, value]): readonly Issue[] => {
    const field = fieldNamed(table, name);
    if (field?.readonlyWhen === undefined || now.has(field.field) || !otherwise.has(field.field)) return [];
    if (!hidden.isReadBy(table, field.readonlyWhen)) return [];
    const parsed = field.kind.parse(value, field);
    const next = { [field.field]: parsed.ok ? parsed.value : value };
    if (Object.keys(changesOf(table, stored, next)).length === 0) return [];
    const params = { title: field.title };
    return [{ path: prefix + field.field, rule: 'server.fieldLocked', params, severity: 'error' }];
  });
};
