import { demoAccounts } from '../seed/demoAccounts.ts';
import { keepRowsYoung } from './engineSettings.ts';
import { readEnvironment } from './environment.ts';
import { environmentHelp } from './environmentHelp.ts';
import { demoPassword } from './firstStart.ts';
import { createLog } from './log.ts';
import { placesOf } from './places.ts';
import { startServer } from './startServer.ts';

// Entry point: reads settings, starts the server, prints the ready line, handles signals.

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const fail = (code: number, lines: readonly string[]): never => {
  process.stderr.write(`${lines.map((line) => `jig: ${line}`).join('\n')}\n`);
  process.exit(code);
};

if (process.argv.includes('--help')) {
  say(environmentHelp());
  process.exit(0);
}

keepRowsYoung();
const read = readEnvironment(process.env);
const settings = read.ok ? read.environment : fail(2, read.problems);
const log = createLog(settings.logLevel);
const started = await startServer(settings, placesOf(import.meta.url), log, (because) =>
  fail(1, because.split('\n')),
);
const server = started.ok ? started.server : fail(1, started.because.split('\n'));

let stopping = false;
const stop = (signal: NodeJS.Signals): void => {
  // A second signal ends the process at once.
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ signal }, 'stopping');
  server.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'stop failed');
      process.exit(1);
    },
  );
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

const shown = ['0.0.0.0', '::', '[::]'].includes(settings.host) ? '127.0.0.1' : settings.host;
say(`ready http://${shown.includes(':') ? `[${shown}]` : shown}:${server.port}${settings.basePath}`);
if (server.isDemo) {
  const names = ['admin', ...demoAccounts('').map((account) => account.userName)];
  const password = settings.adminPassword === undefined ? demoPassword : 'as ADMIN_PASSWORD says';
  say(`demo accounts: ${names.join(', ')}; password: ${password}`);
}
if (server.madePassword !== undefined)
  say(`administrator: admin; password: ${server.madePassword} (shown only this once)`);
