// Runs one command and prints how long it took.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

/** Runs `node` with these arguments; exits with its code when it fails. Its output goes to stderr. */
export function step(name, args) {
  const began = Date.now();
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) {
    process.stderr.write(`jig: ${name} failed\n`);
    process.exit(result.status ?? 1);
  }
  process.stderr.write(`jig: ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
}
