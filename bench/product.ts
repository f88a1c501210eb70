import { type ChildProcess, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import project from '../package.json' with { type: 'json' };

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

let isBuilt = false;

/** Builds the product unless dist/ matches the sources, once a process. */
export function ensureBuilt(): void {
  if (isBuilt) return;
  const fits = `import { lastBuild, sourcesHash } from './scripts/sources.mjs';
    process.exit(lastBuild()?.sources === sourcesHash() ? 0 : 1);`;
  const inRoot: SpawnSyncOptions = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  if (
    spawnSync(process.execPath, ['--input-type=module', '-e', fits], inRoot).status !== 0 &&
    spawnSync(process.execPath, ['scripts/build.mjs'], inRoot).status !== 0
  )
    throw new Error('bench: the build failed');
  isBuilt = true;
}

/** A started product. `startTime`: milliseconds from the spawn to its `ready` line. */
export interface RunningProduct {
  readonly base: string;
  readonly startTime: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the built product with the demo company, a data directory and a free port. */
export const startProduct = (
  dataDirectory: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> =>
  startProgram([...nodeOptions(), 'dist/server/main.js'], {
    PORT: '0',
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'error',
    ...more,
  });

/** Options for node: those of `npm start`, then those that profile the product: `BENCH_NODE="--cpu-prof"`. */
export const nodeOptions = (): readonly string[] => [
  ...project.scripts.start.split(' ').filter((word) => word.startsWith('--')),
  ...(process.env.BENCH_NODE ?? '').split(' ').filter((option) => option !== ''),
];

/** Starts a node program that prints `ready http://...` when it is ready. */
export async function startProgram(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const start = performance.now();
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await ready(child);
  return {
    base,
    startTime: performance.now() - start,
    pid: child.pid ?? 0,
    stop: () => stopped(child),
  };
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^ready (http\S+)/m.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`bench: the product ended (${code})\n${said}`)));
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
