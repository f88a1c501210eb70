import { spawnSync } from 'node:child_process';
import { type BookAct, BookRun } from './opsBook/BookRun.ts';
import { bookBlocks, operatorsPage } from './opsBook/bookBlocks.ts';
import { bookChecks } from './opsBook/bookChecks.ts';
import { TrialMachine } from './opsBook/TrialMachine.ts';
import { Trial } from './opsTry/Trial.ts';

// Runs docs/operate.md: every command that stands in it, in order, and looks whether what the page promises is so.
// --built: installs the build of this clone instead of building it twice.

const missing = ['nginx', 'createuser', 'createdb', 'psql', 'openssl', 'git'].filter(
  (name) => spawnSync(name, ['--version']).error !== undefined,
);
if (process.getuid?.() !== 0) missing.push('the rights of root');
if (missing.length > 0) {
  process.stdout.write(`NOT RUN  docs/operate.md: this machine has not ${missing.join(', ')}\n`);
  process.stdout.write('0 passed, 0 failed, 1 not run\n');
  process.exit(0);
}

const began = performance.now();
const trial = new Trial();
const machine = await TrialMachine.make();
const run = new BookRun(machine, trial);
const blocks = bookBlocks(operatorsPage());
const [installing, restoring] = ['From a fresh machine', 'Restore'];
/** Steps of the installation, by the blocks that hold them. */
const steps = (from: number, to: number): readonly BookAct[] =>
  blocks.filter(({ chapter, index }) => chapter === installing && index >= from - 1 && index <= to - 1);
const lose: BookAct = {
  name: 'the machine is lost with its database',
  work: () => {
    run.systemctl.lose();
    return machine.lose();
  },
};
const acts = blocks.flatMap((block): readonly BookAct[] =>
  block.chapter === restoring && block.index === 0 ? [lose, ...steps(1, 4), block, ...steps(5, 6)] : [block],
);
try {
  if (process.argv.includes('--built')) machine.keepBuild();
  await run.run(acts, bookChecks(run, machine));
  await trial.step('every replacement was needed', () => {
    if (machine.replacements.unused.length > 0) throw new Error(machine.replacements.unused.join(', '));
    return '';
  });
} catch (error) {
  process.stdout.write(
    `${error instanceof Error ? error.message : String(error)}; the rest was not reached\n`,
  );
  if (trial.failed === 0) trial.failed = 1;
} finally {
  await run.end();
  await machine.end();
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
process.stdout.write(`${blocks.length} blocks in ${minutes} minutes\n`);
process.stdout.write(`${trial.passed} passed, ${trial.failed} failed, ${trial.notRun} not run\n`);
process.exitCode = trial.failed === 0 ? 0 : 1;
