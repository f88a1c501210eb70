import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/setup/freePort.ts';
import { type Pooler, startPgbouncer } from '../tests/setup/pgbouncer.ts';
import { failovers } from './opsTry/failovers.ts';
import { PatroniCluster } from './opsTry/PatroniCluster.ts';
import { nobody, ProductProcess } from './opsTry/ProductProcess.ts';
import { Trial } from './opsTry/Trial.ts';
import { root } from './schema/schemaFiles.ts';

// Loses the primary of PostgreSQL under load, with the settings of ops/patroni. Needs a build (npm run build).
// --pooler: the processes use it through PgBouncer.

const trial = new Trial();
const password = 'ops-try-password';
const data: string[] = [];
const processes: ProductProcess[] = [];
let cluster: PatroniCluster | undefined;
let pooler: Pooler | undefined;

try {
  await trial.step('two PostgreSQL with Patroni, etcd and HAProxy on this machine', async () => {
    cluster = await PatroniCluster.make();
    await cluster.start().catch((error: unknown) => {
      throw new Error(`${String(error)}\n${cluster?.said}`);
    });
    return `${await cluster.primary()} is primary`;
  });
  const made = cluster;
  if (made !== undefined && trial.passed === 1) {
    if (process.argv.includes('--pooler'))
      await trial.step('PgBouncer in front of HAProxy', async () => {
        pooler = await startPgbouncer(made.url());
        return '';
      });
    const through = pooler?.url(made.url());
    await trial.step('two processes on it', async () => {
      for (const port of [await freePort(), await freePort()]) {
        const folder = mkdtempSync(join(tmpdir(), 'jig-failover-'));
        if (process.getuid?.() === 0) chownSync(folder, nobody, nobody);
        data.push(folder);
        const one = new ProductProcess(port, root, {
          ...{ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'warn', DATABASE_URL: through ?? made.url() },
          ...(through !== undefined && { DATABASE_URL_DIRECT: made.url() }),
          ...{ TOKEN_SECRET: 'the same secret at both processes', ADMIN_PASSWORD: password },
        });
        await one.start();
        processes.push(one);
      }
      return '';
    });
    if (processes.length === 2) await failovers(trial, made, processes, password);
  }
} finally {
  for (const one of processes) await one.end('SIGTERM');
  await pooler?.stop();
  await cluster?.stop();
  for (const folder of data) rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${trial.passed} passed, ${trial.failed} failed, ${trial.notRun} not run\n`);
process.exitCode = trial.failed === 0 ? 0 : 1;
