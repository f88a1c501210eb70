import { fork } from 'node:child_process';
import { BenchWindows } from './BenchWindows.ts';
import { report } from './measure.ts';
import { runTiny } from './runTiny.ts';
import type { Suite } from './Suite.ts';
import { loadSuites, suiteNames } from './suites.ts';

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const isTiny = process.argv.includes('--tiny');
const unknown = wanted.filter((name) => !suiteNames.includes(name));
if (unknown.length > 0) {
  console.error(`unknown suite ${unknown.join(', ')}; known: ${suiteNames.join(', ')}`);
  process.exit(2);
}
const names = suiteNames.filter((name) => wanted.length === 0 || wanted.includes(name));
const [only = ''] = names;

/** Runs one suite in this process; resolves with the number of missed limits. */
async function runHere(suite: Suite): Promise<number> {
  const windows = new BenchWindows(suite.pages);
  try {
    return report(suite.title, await suite.measure('full', windows));
  } finally {
    await windows.close();
  }
}

/**
 * Runs one suite in its own process. The heap and optimised code of an earlier suite must not affect it.
 * Resolves with the number of missed limits; a crash counts as one.
 */
const runApart = (name: string): Promise<number> =>
  new Promise((resolve) => {
    const child = fork(import.meta.filename, [name], { execArgv: process.execArgv });
    let missed: number | undefined;
    child.on('message', (message) => {
      missed = Number(message);
    });
    child.on('close', () => {
      if (missed === undefined) console.error(`\n${name}: ended without its figures`);
      resolve(missed ?? 1);
    });
  });

if (isTiny) {
  const failed = await runTiny(await loadSuites(names));
  process.exit(failed === 0 ? 0 : 1);
} else if (process.send !== undefined && names.length === 1) {
  const suite = (await loadSuites(names)).get(only);
  const missed = suite === undefined ? 1 : await runHere(suite);
  // The process ends after the message was sent.
  process.send(missed, () => process.exit(0));
} else {
  let missed = 0;
  for (const name of names) missed += await runApart(name);
  console.log(missed === 0 ? '\nall limits kept' : `\n${missed} limits missed`);
  process.exit(missed === 0 ? 0 : 1);
}
