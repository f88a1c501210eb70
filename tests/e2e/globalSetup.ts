import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../setup/postgresServer.ts';

/**
 * Starts one PostgreSQL for the whole run. JIG_E2E_POSTGRES holds its URL, with `{database}` for the name; JIG_E2E_DATA names
 * a folder for data that stories copy.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.JIG_E2E_POSTGRES = server.url('{database}');
  const data = mkdtempSync(join(tmpdir(), 'jig-e2e-data-'));
  process.env.JIG_E2E_DATA = data;
  return async () => {
    rmSync(data, { recursive: true, force: true });
    await server.stop();
  };
}
