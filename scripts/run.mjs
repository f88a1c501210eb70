// Runs a TypeScript file: node scripts/run.mjs FILE [ARGUMENTS]. First installs packages that are missing.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { install, installedForRunning, root } from './install.mjs';
import { usageOf } from './usage.mjs';

// Matches `scripts/NAME.ts` or `NAME/main.ts`, also in a folder.
const named = /^(?:scripts\/(\w+)\.ts|(?:\w+\/)*(\w+)\/main\.ts)$/.exec(process.argv[2] ?? '');
usageOf(named?.[1] ?? named?.[2]);
// An installation without the development packages has the commands of operators built.
const built = new URL(`../dist/server/${named?.[1]}.js`, import.meta.url);
const loader = new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url);
const isBuilt = !existsSync(loader) && existsSync(built);
if (!isBuilt && installedForRunning()) {
  process.stderr.write(
    'jig: this command needs the development packages; run it in another clone, or stop the server and run npm ci --include=dev\n',
  );
  process.exit(2);
}
if (!isBuilt) install();
const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: node scripts/run.mjs FILE [ARGUMENTS]\n');
  process.exit(2);
}
// Resolves the file from the repository. The arguments are relative to the user's folder, so cwd stays.
const child = spawn(
  process.execPath,
  [
    ...(isBuilt
      ? [built.pathname]
      : ['--import', loader.href, new URL(`../${file}`, import.meta.url).pathname]),
    ...rest,
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, TSX_TSCONFIG_PATH: `${root}tsconfig.json` },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
