import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shipped } from '../../scripts/opsTry/shipped.ts';
import { freePort } from './freePort.ts';
import { accountToUse, tcpHost } from './postgresServer.ts';

/** PgBouncer in front of a PostgreSQL. */
export interface Pooler {
  /** The same database through it. */
  url(direct: string): string;
  stop(): Promise<void>;
}

/** Whether this machine has PgBouncer. */
export const hasPgbouncer = (): boolean =>
  spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Starts PgBouncer in transaction mode with the shipped settings, for every database of the PostgreSQL at this address. Its pool of each
 * database is small, so that the transactions of one caller go over changing connections.
 */
export async function startPgbouncer(postgresUrl: string): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'jig-pgbouncer-'));
  const port = await freePort();
  const [, password = ''] = /^postgres(?:ql)?:\/\/[^:@]+:([^@]+)@/.exec(postgresUrl) ?? [];
  const at = /:(\d+)\/[^/]*$/.exec(postgresUrl)?.[1] ?? '5432';
  writeFileSync(join(folder, 'userlist.txt'), `"jig" "${password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    shipped('pgbouncer/pgbouncer.ini', [
      ['jig = host=127.0.0.1 port=5432 dbname=jig', `* = host=${tcpHost} port=${at}`],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['auth_type = scram-sha-256', `auth_type = ${password === '' ? 'trust' : 'scram-sha-256'}`],
      ['/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt')],
      ['default_pool_size = 8', 'default_pool_size = 3'],
      ['reserve_pool_size = 4', 'reserve_pool_size = 1'],
      // Tests make a database each, and leave it.
      ['max_client_conn = 200', 'max_client_conn = 900\nserver_idle_timeout = 2'],
    ]),
  );
  for (const name of ['', 'userlist.txt', 'pgbouncer.ini']) chmodSync(join(folder, name), 0o755);
  const log = join(folder, 'log');
  const child: ChildProcess = spawn('pgbouncer', ['pgbouncer.ini'], {
    ...accountToUse(),
    cwd: folder,
    stdio: ['ignore', 'ignore', openSync(log, 'w')],
  });
  const killNow = (): void => void child.kill('SIGKILL');
  process.once('exit', killNow);
  await listening(port, child, log);
  return {
    url: (direct) => {
      const [, user = 'jig', name = ''] =
        /^postgres(?:ql)?:\/\/([^@]+)@.*\/([^/?]+)(?:\?.*)?$/.exec(direct) ?? [];
      return `postgres://${user}@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      process.off('exit', killNow);
      const ended = once(child, 'exit');
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, child: ChildProcess, log: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${readFileSync(log, 'utf8')}`);
    const answered = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
