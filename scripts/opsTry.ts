import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/setup/freePort.ts';
import { startPgbouncer } from '../tests/setup/pgbouncer.ts';
import { startPostgres } from '../tests/setup/postgresServer.ts';
import { imageCommands } from './opsTry/imageCommands.ts';
import { imageFolder } from './opsTry/imageFolder.ts';
import { ProductProcess } from './opsTry/ProductProcess.ts';
import { caddy, nginx, startProxy } from './opsTry/ProxyServer.ts';
import { program } from './opsTry/program.ts';
import { restarts } from './opsTry/restarts.ts';
import { SiteClient } from './opsTry/SiteClient.ts';
import { Trial } from './opsTry/Trial.ts';
import { throughProxy } from './opsTry/throughProxy.ts';
import { unitFiles } from './opsTry/unitFiles.ts';

// Tries what ops/ ships, as far as this machine has the programs. Needs a build (npm run build).
// --pooler: the processes use PostgreSQL through PgBouncer.

const trial = new Trial();
const folder = mkdtempSync(join(tmpdir(), 'jig-ops-'));
await chmod(folder, 0o755);
const image = join(folder, 'app');
const password = 'ops-try-password';

await unitFiles(trial);
await trial.step('the image without Docker: every copied path exists, npm ci --omit=dev', () => {
  imageFolder(image);
  return '';
});

const postgres = await startPostgres();
const direct = postgres.tcpUrl('postgres');
const pooler = process.argv.includes('--pooler') ? await startPgbouncer(direct) : undefined;
const [one, two] = [await freePort(), await freePort()];
const processes = [one, two].map((port) => {
  const data = join(folder, `data-${port}`);
  mkdirSync(data);
  program('chown', ['65534:65534', data]);
  return new ProductProcess(port, image, {
    DATA_DIR: data,
    DATABASE_URL: pooler?.url(direct) ?? direct,
    ...(pooler !== undefined && { DATABASE_URL_DIRECT: direct }),
    TOKEN_SECRET: 'the same secret at both processes',
    ADMIN_PASSWORD: password,
    DEMO: '0',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DRAIN_SECONDS: '4',
    LOG_LEVEL: 'warn',
  });
});
const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];

try {
  await trial.step('two processes of it on one empty PostgreSQL, as a user without rights', async () => {
    for (const one of processes) await one.start();
    return '';
  });
  const [first] = processes;
  if (first !== undefined) await imageCommands(trial, first, folder);
  await trial.step('a certificate for localhost', () => {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    program('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      ...subject,
      '-keyout',
      key,
      '-out',
      certificate,
    ]);
    return '';
  });
  for (const kind of [nginx, caddy]) {
    const place = {
      folder: mkdtempSync(join(folder, 'proxy-')),
      ...{ port: await freePort(), plainPort: await freePort(), processes: [one, two] as const },
      ...{ certificate, key },
    };
    let stop = async (): Promise<void> => undefined;
    const client = new SiteClient(place.port, await readFile(certificate, 'utf8'));
    const before = trial.passed;
    await trial.step(`${kind.name} takes its example`, async () => {
      stop = await startProxy(kind, place);
      for (let n = 0; n < 50; n += 1) {
        if ((await client.call('/healthz').catch(() => undefined))?.status === 200) return '';
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      throw new Error('it does not answer');
    });
    if (trial.passed > before) {
      await throughProxy(trial, kind.name, client, { password, processes });
      await restarts(trial, kind.name, client, processes);
    }
    client.end();
    await stop();
  }
} finally {
  for (const one of processes) await one.end('SIGTERM');
  await pooler?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${trial.passed} passed, ${trial.failed} failed, ${trial.notRun} not run\n`);
process.exitCode = trial.failed === 0 ? 0 : 1;
