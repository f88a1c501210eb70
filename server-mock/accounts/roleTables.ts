import { fixedLock } from '../../runtime/model/access/fixedLock.ts';
import { versionField } from '../../runtime/model/fields/resolve/impliedFields.ts';
import { isStored, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { FieldRightPart, RoleField, RoleTable } from '../../runtime/wire/permission/RoleTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { limitedBy, storedFields } from './fieldLimits.ts';
import { opensTable } from './opensTable.ts';

/** Titles of the pages of a table, its own first; empty for a table with one page. */
const pagesOf = (catalog: SchemaCatalog, table: string): readonly string[] => {
  const further = catalog.pagesOver(table);
  if (further.length === 0) return [];
  return catalog.bundle.menus
    .filter(({ tableName }) => tableName === table || further.some(({ api }) => api === tableName))
    .map(({ name }) => name);
};

/** Fields of a table that a role may be limited in: all but the key and `Version`, which every reader needs. */
const fieldsOf = (
  table: ResolvedTable,
  said: Readonly<Record<string, FieldRight>>,
  own: Readonly<Record<string, FieldRight>>,
): readonly RoleField[] =>
  table.fields
    .filter((field) => isStored(field) && field.field !== table.key && field.field !== versionField)
    .map((field): RoleField => {
      const right = said[field.field] ?? {};
      const limited = limitedBy(right);
      const parts = limitedBy(own[field.field] ?? {});
      return {
        field: field.field,
        title: field.title ?? field.field,
        show: right.show ?? 1,
        isEdit: right.isEdit ?? 1,
        disabled: right.disabled ?? 0,
        kept: parts.filter((part: FieldRightPart) => limited.includes(part)),
        fixed: fixedLock(table, field),
      };
    });

/**
 * `getRoleTables?roleId&tableName`: fields of a table and of its details with what the role may do with each, as the named
 * page sees them. Users see only tables they may open themselves.
 */
export const roleTables = async (call: UserCall, roleId: number): Promise<Answer<readonly RoleTable[]>> => {
  const asked = call.query('tableName') ?? '';
  const page = call.context.catalog.pageOfApi(asked);
  const catalog = page === undefined ? call.context.catalog : call.context.catalog.through(page);
  const document = catalog.document(page?.table ?? asked);
  if (document === undefined) return refuse('404', call.say('server.unknownTable', { table: asked }));
  const { main } = document;
  if (!opensTable(catalog, call.user, main.table))
    return refuse('403', call.say('server.fieldsOfClosed', { table: main.cnName }));
  const stored = await storedFields(call.context.db, roleId);
  const limits = call.user.isSuperAdmin ? undefined : call.user.fieldRights;
  return succeed(
    null,
    [main, ...document.details.map(({ table }) => table)].map(
      (table, at): RoleTable => ({
        tableName: table.table,
        title: table.cnName,
        rows: at > 0 ? 'document' : table.userPermissionDesc || table.ownRows !== undefined ? 'own' : 'all',
        isPart: at === 0 && table.rows !== undefined,
        pages: pagesOf(catalog, table.table),
        fields: fieldsOf(
          table,
          stored.get(table.table.toLowerCase()) ?? {},
          limits?.get(table.table.toLowerCase()) ?? {},
        ),
      }),
    ),
  );
};
