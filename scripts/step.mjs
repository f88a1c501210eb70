// Runs one command and prints how long it took.
import { spawn } from 'node:child_process';
import { root } from './install.mjs';

/** Steps that run now. */
const running = new Set();

/**
 * Runs `node` with these arguments; when it fails, ends the steps beside it and exits with its code. Its output goes to
 * stderr.
 */
export function step(name, args) {
  const began = Date.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  running.add(child);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      if (code !== 0) {
        process.stderr.write(`jig: ${name} failed\n`);
        for (const other of running) other.kill();
        process.exit(code ?? 1);
      }
      process.stderr.write(`jig: ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
      resolve();
    });
  });
}
