import { startPostgres } from '../setup/postgresServer.ts';

/** One PostgreSQL for the whole run; tests find it by JIG_E2E_POSTGRES, with `{database}` for a database's name. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.JIG_E2E_POSTGRES = server.url('{database}');
  return () => server.stop();
}
