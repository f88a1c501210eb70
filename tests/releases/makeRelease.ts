import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import project from '../../package.json' with { type: 'json' };
import { makeBackup } from '../../server-mock/backup/makeBackup.ts';
import { readEnvironment } from '../../server-mock/process/environment.ts';
import { createLog } from '../../server-mock/process/log.ts';
import { placesOf } from '../../server-mock/process/places.ts';
import { startServer } from '../../server-mock/process/startServer.ts';
import { checkEntry } from '../wire/checkEntry.ts';
import { changedTitle, logo, password, productName } from './releaseFacts.ts';

// Makes the data of this version that later versions are tested with: see README.md.

const folder = mkdtempSync(join(tmpdir(), 'jig-release-'));
const read = readEnvironment({
  ...{ DATA_DIR: join(folder, 'data'), DEMO: '0', ADMIN_PASSWORD: password, LOG_LEVEL: 'error' },
  ...{ PORT: '0', SEED_FILE: join(import.meta.dirname, 'releaseWorld.json') },
});
if (!read.ok) throw new Error(read.problems.join('\n'));
const { environment } = read;
const started = await startServer(
  environment,
  placesOf(import.meta.url),
  createLog('error'),
  () => undefined,
);
if (!started.ok) throw new Error(started.because);
const { server } = started;

let token = '';
const call = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
  const isForm = body instanceof FormData;
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const said = (await answer.json()) as Record<string, unknown>;
  if (said.status !== true) throw new Error(`${path}: ${JSON.stringify(said).slice(0, 500)}`);
  return said;
};

const login = await call('user/login', { userName: 'admin', password });
token = String((login.data as { readonly token: string }).token);
// A table made on screen, with a row.
await call('Sys_TableInfo/Add', checkEntry);
await call('Equip_Check/Add', { mainData: { CheckDate: '2026-11-30', Result: 1 } });
// A published change of a shipped one.
const customer = server.context.catalog.source.bundle.tables.get('Customer');
const fields = (customer?.fields ?? []).map((line) =>
  line.field === 'CustomerName' ? { ...line, title: changedTitle } : line,
);
await call('jig/schema/publish', { kind: 'table', name: 'Customer', patch: { ...customer, fields } });
// An uploaded file, which a record holds.
const form = new FormData();
form.append('fileInput', new File([logo], 'logo.png', { type: 'image/png' }));
const { data: folderOf } = await call('Sys_ParamsSetting/Upload', form);
await call('Sys_ParamsSetting/Add', {
  mainData: { ProductName: productName, Logo: `${folderOf}logo.png` },
});

const file = join(import.meta.dirname, `jig-${project.version}.tar.gz`);
await makeBackup({
  ...{ place: { dataDirectory: environment.dataDirectory, databaseUrl: undefined }, to: file, replace: true },
  ...{ timeZone: environment.timeZone, settings: {}, progress: () => undefined },
});
await server.stop();
writeFileSync(1, `${file}\n`);
