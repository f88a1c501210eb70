// Runs a TypeScript file of ours: node scripts/run.mjs FILE [ARGUMENTS]. Installs the packages first when they are missing.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { install, root } from './install.mjs';
import { usageOf } from './usage.mjs';

// `scripts/NAME.ts`, or `NAME/main.ts`.
const named = /^(?:scripts\/(\w+)\.ts|(\w+)\/main\.ts)$/.exec(process.argv[2] ?? '');
usageOf(named?.[1] ?? named?.[2]);
install();
const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: node scripts/run.mjs FILE [ARGUMENTS]\n');
  process.exit(2);
}
// Not a shell and not cwd: the file is ours, its arguments are relative to where the person stands.
const child = spawn(
  process.execPath,
  [
    '--import',
    new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href,
    new URL(`../${file}`, import.meta.url).pathname,
    ...rest,
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: `${root}tsconfig.json` },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
