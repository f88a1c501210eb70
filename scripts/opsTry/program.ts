import { spawnSync } from 'node:child_process';
import { NotHere } from './Trial.ts';

/** Runs a program to its end and answers what it said. Throws {@link NotHere} where it is not installed, an error when it fails. */
export const program = (name: string, words: readonly string[], cwd?: string): string => {
  const run = spawnSync(name, [...words], { encoding: 'utf8', ...(cwd !== undefined && { cwd }) });
  if (run.error !== undefined && (run.error as NodeJS.ErrnoException).code === 'ENOENT')
    throw new NotHere(`${name} is not installed`);
  const said = `${run.stdout}${run.stderr}`.trim();
  if (run.status !== 0)
    throw new Error(`${name} ${words.join(' ')} ended with ${run.status}: ${said.slice(-2000)}`);
  return said;
};
