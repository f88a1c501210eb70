import { startPostgres } from '../setup/postgresServer.ts';

/**
 * Starts one PostgreSQL for the whole run. JIG_E2E_POSTGRES holds its URL, with `{database}` for the name.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.JIG_E2E_POSTGRES = server.url('{database}');
  return () => server.stop();
}
