import type { Json } from '../../runtime/model/schema/Json.ts';
import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { asObject } from '../http/Call.ts';

type Rights = Readonly<Record<string, FieldRight>>;

const bit = (value: Json | undefined): 0 | 1 | undefined =>
  value === 0 || value === '0' || value === false
    ? 0
    : value === 1 || value === '1' || value === true
      ? 1
      : undefined;

/** Parses stored field rights `{"Field": {"show": 0}}`; ignores anything else. */
export const readFieldRights = (stored: unknown): Rights => {
  const parsed = parseJson(String(stored ?? '{}'));
  const fields = parsed.ok ? (asObject(parsed.value) ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([field, said]) => {
      const right = asObject(said) ?? {};
      const show = bit(right.show);
      const isEdit = bit(right.isEdit);
      const disabled = bit(right.disabled);
      const read: FieldRight = {
        ...(show === undefined ? {} : { show }),
        ...(isEdit === undefined ? {} : { isEdit }),
        ...(disabled === undefined ? {} : { disabled }),
      };
      return [field, read];
    }),
  );
};

/** Combines rights of several roles: a limit holds only if every role sets it. */
const widest = (rights: readonly FieldRight[]): FieldRight => ({
  ...(rights.every((right) => right.show === 0) ? { show: 0 } : {}),
  ...(rights.every((right) => right.isEdit === 0) ? { isEdit: 0 } : {}),
  ...(rights.every((right) => right.disabled === 1) ? { disabled: 1 } : {}),
});

/** Field rights of a user with these roles, by lower-cased table name. */
export const fieldRightsOf = async (
  db: Queryable,
  roleIds: readonly number[],
  opens: (roleId: number, table: string) => boolean,
): Promise<ReadonlyMap<string, Rights>> => {
  if (roleIds.length === 0) return new Map();
  const { rows } = await run(
    db,
    sql`select "Role_Id", "TableName", "Fields" from "Sys_RoleField" where "Role_Id" in (${values(roleIds)})`,
  );
  const tables = new Set(rows.map((row) => String(row.TableName).toLowerCase()));
  const merged = new Map<string, Rights>();
  for (const table of tables) {
    // A role that grants the table without field rights limits nothing; a role that does not grant the table is
    // ignored.
    const said = roleIds.flatMap((roleId): readonly Rights[] => {
      const row = rows.find(
        (candidate) =>
          Number(candidate.Role_Id) === roleId && String(candidate.TableName).toLowerCase() === table,
      );
      if (row !== undefined) return [readFieldRights(row.Fields)];
      return opens(roleId, table) ? [{}] : [];
    });
    const names = new Set(said.flatMap((rights) => Object.keys(rights)));
    merged.set(
      table,
      Object.fromEntries(
        [...names].map((field) => [field, widest(said.map((rights) => rights[field] ?? {}))]),
      ),
    );
  }
  return merged;
};
