import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts the product built in folder `from`; resolves when it is ready, rejects with its last words. */
export function start(environment: NodeJS.ProcessEnv, from: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(from, 'dist/server/main.js')], {
    cwd: from,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-8000);
      if (/^ready http/m.test(said)) resolve(child);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) =>
      reject(new Error(`the product ended (${code}) before it was ready:\n${said}`)),
    );
  });
}

/** Stops a product like an operator (SIGTERM) and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
