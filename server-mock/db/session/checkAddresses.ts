import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { databaseErrorOf } from '../databaseErrorOf.ts';
import { StartRefusal } from '../StartRefusal.ts';

/** Milliseconds for the check of the direct address. */
const patience = 10_000;

/** A connection of the driver, with the process id that the other side said it has. */
type Connected = pg.ClientBase & { readonly processID?: number | null };

/**
 * Refuses databases and addresses that the product cannot work on. `pooled` is a connection of `DATABASE_URL`, `directUrl` the address of
 * PostgreSQL itself. A pooler is known by its process id: it tells one of its own, not that of the server process.
 */
export async function checkAddresses(pooled: pg.ClientBase, directUrl: string | undefined): Promise<void> {
  const { rows } = await pooled.query(
    "select current_setting('server_encoding') as encoding, pg_backend_pid() as pid",
  );
  if (rows[0]?.encoding !== 'UTF8') throw encodingRefusal(String(rows[0]?.encoding));
  if (directUrl !== undefined) await checkDirect(pooled, directUrl);
  else if (isPooler(pooled, rows[0]?.pid)) throw noDirect();
}

const isPooler = (client: Connected, pid: unknown): boolean => client.processID !== Number(pid);

async function checkDirect(pooled: pg.ClientBase, url: string): Promise<void> {
  const name = `jig check ${randomUUID()}`;
  const client = new pg.Client({
    ...{ connectionString: url, application_name: name },
    ...{ connectionTimeoutMillis: patience, query_timeout: patience },
  });
  client.on('error', () => undefined);
  try {
    const { rows } = await client
      .connect()
      .then(() => client.query('select pg_backend_pid() as pid'))
      .catch((error: unknown) => {
        throw unreachable(error);
      });
    if (isPooler(client, rows[0]?.pid)) throw notDirect();
    const seen = await pooled.query(
      'select from pg_stat_activity where application_name = $1 and datname = current_database()',
      [name],
    );
    if (seen.rowCount !== 1) throw notTheSame();
  } finally {
    await client.end().catch(() => undefined);
  }
}

const encodingRefusal = (encoding: string): StartRefusal => {
  const create = "CREATE DATABASE jig TEMPLATE template0 ENCODING 'UTF8'";
  return new StartRefusal(
    `数据库的编码是 ${encoding}，无法保存中文等文字；请用 ${create} 新建数据库，再让 DATABASE_URL 指向它`,
    `the encoding of the database is ${encoding}, which cannot hold every text; create one with ${create} and set DATABASE_URL to it`,
  );
};

const noDirect = (): StartRefusal =>
  new StartRefusal(
    'DATABASE_URL 经过连接池（如 PgBouncer），进程之间的变更通知无法经过它；请把 DATABASE_URL_DIRECT 设为 PostgreSQL 自己的地址',
    'DATABASE_URL leads through a connection pooler such as PgBouncer, through which processes cannot hear of each other; set DATABASE_URL_DIRECT to the address of PostgreSQL itself',
  );

const notDirect = (): StartRefusal =>
  new StartRefusal(
    'DATABASE_URL_DIRECT 也经过连接池；请把它设为 PostgreSQL 自己的地址',
    'DATABASE_URL_DIRECT leads through a connection pooler too; set it to the address of PostgreSQL itself',
  );

const notTheSame = (): StartRefusal =>
  new StartRefusal(
    'DATABASE_URL 与 DATABASE_URL_DIRECT 指向不同的数据库或不同的账号；两者须为同一数据库、同一账号',
    'DATABASE_URL and DATABASE_URL_DIRECT lead to different databases or accounts; both must be the same database and account',
  );

const unreachable = (error: unknown): StartRefusal => {
  const known = databaseErrorOf(error);
  const { cause = known } = known as { readonly cause?: unknown };
  const reason = cause instanceof Error ? cause.message || String((cause as { code?: string }).code) : '';
  return new StartRefusal(
    `DATABASE_URL_DIRECT 的数据库无法连接：${reason}`,
    `the database of DATABASE_URL_DIRECT cannot be reached: ${reason}`,
    { cause: error },
  );
};
