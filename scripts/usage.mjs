// Prints the usage of a script for --help. Plain Node: nothing is installed, built or started for it.
import { readFileSync } from 'node:fs';

/** Prints the usage of a script of package.json and ends this process, when --help is asked. */
export function usageOf(name) {
  if (!process.argv.includes('--help')) return;
  const lines = JSON.parse(readFileSync(new URL('./usage.json', import.meta.url), 'utf8')).usage[name];
  if (lines === undefined) return;
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exit(0);
}
