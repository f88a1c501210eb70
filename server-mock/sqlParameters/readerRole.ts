import { createHash } from 'node:crypto';
import { isStored } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { Queryable } from '../db/Database.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { quoteName, quoteText } from './quote.ts';

const insufficientPrivilege = '42501';

/** Reader role by catalog revision; undefined: the database does not allow creating one. */
const made = new WeakMap<
  ServerContext['changes'],
  { readonly revision: number; readonly role: Promise<string | undefined> }
>();

/**
 * Database role that may read only the columns of the schemas: no server tables, no passwords. Created with the
 * first statement and updated after schemas are published. If the account of DATABASE_URL may not create roles,
 * statements run as that account in the same read-only transaction, and the log warns once. Rejects on any other
 * failure; the next statement retries.
 */
export const readerRole = (context: ServerContext): Promise<string | undefined> => {
  const { revision } = context.catalog;
  const known = made.get(context.changes);
  if (known?.revision === revision) return known.role;
  const role = context.db
    .transaction((tx) => grant(tx, context.catalog))
    .catch((error: unknown) => {
      // Keep "no role" only when the privilege is missing, which does not change by itself; retry after other errors.
      if (!(error instanceof DatabaseError && error.sqlState === insufficientPrivilege)) {
        made.delete(context.changes);
        throw error;
      }
      context.log.warn({ err: error }, 'SQL parameters run without a role of their own: it cannot be made');
      return undefined;
    });
  made.set(context.changes, { revision, role });
  return role;
};

const grant = async (tx: Queryable, catalog: SchemaCatalog): Promise<string> => {
  // Roles are global to the database server, so each database has its own role; one process at a time grants.
  const { rows } = await tx.query(
    `select current_database() as "database", current_schema() as "schema",
       pg_advisory_xact_lock(hashtext('jig sql parameters')) is null as "locked"`,
  );
  const [found] = rows;
  const schema = quoteName(String(found?.schema));
  const digest = createHash('sha256').update(String(found?.database)).digest('hex').slice(0, 16);
  const role = `jig_sql_reader_${digest}`;
  const quotedRole = quoteName(role);
  const known = await tx.query('select 1 from pg_roles where rolname = $1', [role]);
  if (known.rows.length === 0) await tx.query(`create role ${quotedRole} nologin noinherit`);
  // The creator of a role may not switch to it without this grant, except a superuser.
  await tx.query(`grant ${quotedRole} to current_user`);
  await tx.query(`revoke all on all tables in schema ${schema} from ${quotedRole}`);
  await tx.query(`grant usage on schema ${schema} to ${quotedRole}`);
  const existing = await tx.query(
    `select table_name as "name" from information_schema.tables where table_schema = ${quoteText(String(found?.schema))}`,
  );
  const present = new Set(existing.rows.map((row) => String(row.name)));
  for (const tableName of catalog.views.stored) {
    const table = catalog.table(tableName);
    if (table === undefined || !present.has(table.table)) continue;
    const columns = table.fields.filter((field) => isStored(field) && !field.writeOnly);
    await tx.query(
      `grant select (${columns.map((field) => quoteName(field.field)).join(', ')}) on ${schema}.${quoteName(table.table)} to ${quotedRole}`,
    );
  }
  return role;
};
