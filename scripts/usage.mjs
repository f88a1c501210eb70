// Prints the usage of a script for --help. Uses plain Node and installs, builds or starts nothing.
import { readFileSync } from 'node:fs';

/** For --help, prints the usage of a script of package.json and exits. */
export function usageOf(name) {
  if (!process.argv.includes('--help')) return;
  const lines = JSON.parse(readFileSync(new URL('./usage.json', import.meta.url), 'utf8')).usage[name];
  if (lines === undefined) return;
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exit(0);
}
