// npm test: runs every gate with its time, two at a time where possible. The last line is "N passed, N
// failed".
// --quick: types, schemas, unit and architecture tests, and of what changed since main its format, its lint and its component
// tests; 100 cases of each random test; takes about a minute.
// --long: every gate with 10,000 cases of each random test instead of 200, 300 runs of each race instead of 12 or 20, and every
// story on both databases.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from './chromium.mjs';
import { install, root } from './install.mjs';
import { memoryFolder } from './memoryFolder.mjs';
import { usageOf } from './usage.mjs';

usageOf('test');
const quick = process.argv.includes('--quick');
const long = process.argv.includes('--long');
/** Cases of each random test. 10,000 cases take hours and suit a night. */
const cases = process.env.JIG_CASES ?? (long ? '10000' : '200');
/** The order of component tests follows from the commit, so that a failure can be run again. */
const seed = process.env.JIG_SEED ?? String(Number.parseInt(commitOf().slice(0, 7), 16) || 1);
/** Reports of the last run, one a gate. */
const reports = join(root, 'test-results', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const totals = { passed: 0, failed: 0, flaky: 0 };
/** What failed or passed only when run again, with the reason; said again in the last lines, where a long output is not cut. */
const failures = [];

/**
 * Seconds that each gate may take on two quiet cores, beside the gates of the other lane: then all take 25 minutes. A gate that takes
 * longer says so.
 */
const budgets = {
  'format and lint': 20,
  types: 40,
  schemas: 20,
  build: 60,
  'unit and component tests (UTC)': 400,
  'unit tests (UTC)': 45,
  'component tests of what changed': 30,
  'dates (Asia/Shanghai)': 40,
  'benchmarks with little data': 150,
  'conformance and wire': 850,
  'end to end in a browser': 1_280,
  'behind a connection pooler': 600,
  'a lost primary': 300,
  "the operators' page": 900,
};

/** Browser stories that may fail once and pass when they are run again; each is a defect all the same (docs/flaky.md). */
const mostFlaky = 2;

function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout ?? '';
}

function commitOf() {
  return git('rev-parse', 'HEAD');
}

/** The commit on main that this work began with; without main, the last one. */
const beganWith = () => git('merge-base', 'HEAD', 'main').trim() || 'HEAD';

/** Files that changed since a commit and still exist, those that git does not know yet included. */
const changedSince = (commit) =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== '' && existsSync(join(root, name)));

/**
 * Runs node with these arguments. Resolves with the exit code and the whole output. `isPatient`: leaves the processor to
 * others.
 */
function node(args, environment = {}, isPatient = false) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (isPatient && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** The last lines of a text, each cut, without the dots of a reporter. Long output must not hide a failure. */
const tail = (text) =>
  stripVTControlCharacters(text)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^[·x-]{2,}$/.test(line))
    .slice(-200)
    .map((line) => (line.length > 500 ? `${line.slice(0, 500)} ...` : line))
    .join('\n');

/**
 * Runs one gate; `look` returns {code, said, passed, failed, saw}. A gate that saw nothing fails whatever its
 * exit code, because tools pass silently when they find no files.
 */
async function gate(name, look) {
  const began = Date.now();
  const { code, said, passed, failed, saw, flaky = [], files = [], failing = [] } = await look();
  failures.push(...failing.map((one) => ({ ...one, ended: 'failed' })));
  failures.push(...flaky.map(({ title, error }) => ({ title, message: error, ended: 'flaky' })));
  const ok = code === 0 && failed === 0 && saw > 0;
  totals.passed += passed;
  totals.flaky += flaky.length;
  // A crash outside any test counts as a failure.
  totals.failed += ok ? 0 : Math.max(failed, 1);
  const seconds = (Date.now() - began) / 1000;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name} · ${saw} looked at · ${passed} passed, ${failed} failed · ${seconds.toFixed(1)} s`,
  );
  if (seconds > budgets[name]) console.log(`     over its budget of ${budgets[name]} s`);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  if (slowest.length > 0)
    console.log(
      `     slowest: ${slowest.map((one) => `${one.file} ${one.seconds.toFixed(0)} s`).join(', ')}`,
    );
  for (const { title, trace } of flaky)
    console.log(`     flaky: ${title} (write it into docs/flaky.md and mend it first)\n     trace: ${trace}`);
  if (!ok) console.log(saw > 0 ? tail(said) : `${tail(said)}\n${name} looked at nothing`);
}

const numberIn = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0);
const one = ({ code, said }, saw) => ({
  code,
  said,
  saw,
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
});

const biome = (...args) => node(['node_modules/@biomejs/biome/bin/biome', 'check', ...args]);

async function lint() {
  const result = await biome('.', '--max-diagnostics=50');
  return one(result, numberIn(result.said, /Checked (\d+) files?/));
}

const lintOf = (files) => async () => one(await biome('--no-errors-on-unmatched', ...files), files.length);

async function types() {
  const result = await node([
    'node_modules/typescript7/bin/tsc',
    '--noEmit',
    '-p',
    'tsconfig.json',
    '--listFiles',
    // Checks only changed files, which takes a third of the time.
    ...(quick ? ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/jig/quick.tsbuildinfo'] : []),
  ]);
  const ours = result.said
    .split('\n')
    .filter((line) => line.startsWith(root) && !line.includes('/node_modules/'));
  const said = result.said
    .split('\n')
    .filter((line) => /error TS|^\s+\S/.test(line))
    .join('\n');
  return one({ code: result.code, said }, ours.length);
}

async function schemas() {
  const result = await node(['scripts/run.mjs', 'scripts/schema.ts', 'check']);
  return one(result, numberIn(result.said, /(?<!\d)(\d+) files?/));
}

async function vitest(projects, environment, { isPatient = false, changedSince: commit, files = [] } = {}) {
  const report = join(
    reports,
    `${projects.join('-')}-${environment?.TZ ?? ''}${files.length === 0 ? '' : '-some'}.json`.replaceAll(
      /[/*]/g,
      '_',
    ),
  );
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    ...chosen,
    ...(commit === undefined ? [] : ['--changed', commit]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const whole = quick ? {} : { JIG_WHOLE: '1' };
  const result = await node(args, { JIG_SEED: seed, ...whole, ...environment }, isPatient);
  const counted = readJson(report) ?? { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  return {
    ...result,
    passed: counted.numPassedTests,
    failed: counted.numFailedTests,
    saw: counted.testResults.length,
    failing: counted.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages: [message = ''] }) => ({
          title: `${relative(root, name)} ${fullName}`,
          message,
        })),
    ),
    files: counted.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

async function browser() {
  const path = await chromium();
  if (path === undefined) {
    const said =
      'no browser: install Chromium with your package manager (for example: apt-get install chromium) and run npm test again';
    return { code: 1, said, passed: 0, failed: 1, saw: 1 };
  }
  const report = join(reports, 'e2e.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '--retries=1'];
  const result = await node(args, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    JIG_CHROMIUM: path,
    ...(long && { JIG_DATABASES: 'both' }),
  });
  const { stats = {}, suites = [] } = readJson(report) ?? {};
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const isTooFlaky = flaky > mostFlaky;
  return {
    ...result,
    code: isTooFlaky ? 1 : result.code,
    said: isTooFlaky
      ? `${result.said}\n${flaky} stories passed only when run again; at most ${mostFlaky} may`
      : result.said,
    passed: expected + (isTooFlaky ? 0 : flaky),
    failed: unexpected + (isTooFlaky ? flaky : 0),
    saw: expected + flaky + unexpected,
    flaky: suites.flatMap(storiesIn).filter(({ status }) => status === 'flaky'),
    failing: suites
      .flatMap(storiesIn)
      .filter(({ status }) => status === 'unexpected')
      .map(({ title, error }) => ({ title, message: error })),
    files: suites.map((suite) => ({
      file: suite.file,
      seconds: storiesIn(suite).reduce((sum, story) => sum + story.seconds, 0),
    })),
  };
}

/** All stories of a suite of Playwright's report. */
function storiesIn(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `${spec.file} ${spec.title} (${test.projectName})`,
      status: test.status,
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      error: tail(test.results[0]?.error?.message ?? ''),
      trace:
        test.results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path ??
        'none',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(storiesIn)];
}

/** Runs every suite of the bench once with tiny sizes: each must end with its figures, whatever they are. */
async function benchmarks() {
  const path = await chromium();
  const result = await node(
    ['scripts/run.mjs', 'bench/main.ts', '--tiny'],
    { JIG_CHROMIUM: path ?? '' },
    true,
  );
  const [, suites = '0', failed = '0'] = /^(\d+) suites, (\d+) failed$/m.exec(result.said) ?? [];
  return { ...result, passed: suites - failed, failed: Number(failed), saw: Number(suites) };
}

const build = async () => one(await node(['scripts/build.mjs']), 1);

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

install();
const unitTests = () => vitest(['unit*', 'dom*'], { TZ: 'UTC', JIG_CASES: cases }, { isPatient: true });
/** Files that the time zone could change. */
const dates = () =>
  vitest(
    ['unit*'],
    { TZ: 'Asia/Shanghai', JIG_DATES: '1', JIG_CASES: '100', JIG_QUICK: '1' },
    { isPatient: true },
  );
const databases = () =>
  vitest(
    ['db*'],
    { JIG_CASES: cases, ...(long && { JIG_DATABASES: 'both', JIG_RACES: '300' }) },
    { isPatient: true },
  );

/** Tests of the server that run behind PgBouncer as well: each capability that could rely on its connection. */
const pooledFiles = [
  ...['database', 'migrate', 'values', 'afterCommit'].map((name) => `conformance/${name}`),
  ...['severalProcesses', 'events', 'save', 'import', 'export', 'longWork', 'tasks', 'workflow', 'files'],
  ...['links', 'publish', 'scheduledBackup', 'boards', 'sqlParameters'],
].map((name) => `tests/${name.includes('/') ? name : `wire/${name}`}.test.ts`);

/** The server behind PgBouncer in transaction mode; where it is not installed, that is said. */
async function pooled() {
  if (spawnSync('pgbouncer', ['--version']).error !== undefined) {
    console.log('     PgBouncer is not installed: nothing was tried through it');
    return { code: 0, said: '', passed: 0, failed: 0, saw: 1 };
  }
  return vitest(['db*'], { JIG_CASES: '100', JIG_POOLER: '1' }, { isPatient: true, files: pooledFiles });
}

/** A primary that is lost under load, with Patroni, directly and through PgBouncer; each step counts. */
async function lostPrimary() {
  const runs = [];
  for (const words of [[], ['--pooler']])
    runs.push(await node(['scripts/run.mjs', 'scripts/failoverTry.ts', ...words]));
  const said = runs.map((run) => run.said).join('\n');
  const sum = (pattern) => [...said.matchAll(pattern)].reduce((all, [, n]) => all + Number(n), 0);
  const [passed, failed, notRun] = [/^(\d+) passed/gm, /, (\d+) failed/gm, /, (\d+) not run/gm].map(sum);
  for (const line of said.match(/^NOT RUN.*/gm) ?? []) console.log(`     ${line}`);
  return {
    code: Math.max(...runs.map(({ code }) => code)),
    said,
    passed,
    failed,
    saw: passed + failed + notRun,
  };
}

/** Every command of the operators' page; each step counts. */
async function operatorsPage() {
  const { code, said } = await node(['scripts/run.mjs', 'scripts/opsBook.ts']);
  const [, passed = 0, failed = 0, notRun = 0] =
    /^(\d+) passed, (\d+) failed, (\d+) not run$/m.exec(said) ?? [];
  return {
    ...{ code, said, passed: Number(passed), failed: Number(failed) },
    saw: Number(passed) + Number(failed) + Number(notRun),
  };
}

/** Files that component tests may import. */
const seenByComponents =
  /^(?:expressions|runtime|renderers|designer|plugins|tests\/(?:forms|grid|shell|plugins|designer|model|setup)|docs\/recipes)\/.*\.(?:tsx?|json)$/;

/** The quick test: what reads next to what computes. */
async function runQuick() {
  const commit = beganWith();
  const changed = changedSince(commit);
  const environment = { TZ: 'UTC', JIG_CASES: process.env.JIG_CASES ?? '100', JIG_QUICK: '1' };
  const reading = async () => {
    if (changed.length > 0) await gate('format and lint', lintOf(changed));
    await gate('types', types);
    await gate('schemas', schemas);
  };
  const computing = async () => {
    await gate('unit tests (UTC)', () => vitest(['unit*'], environment));
    const reaching = changed.filter((file) => seenByComponents.test(file));
    if (reaching.length === 0) return;
    await gate('component tests of what changed', async () => {
      const result = await vitest(['dom*'], environment, { changedSince: commit });
      // A changed file may have no component test.
      return { ...result, saw: reaching.length };
    });
  };
  await Promise.all([reading(), computing()]);
}

/** The whole test. Its some hundred databases live in memory; those of a long run may outgrow it. */
async function runAll() {
  const folder = long ? undefined : memoryFolder();
  if (folder !== undefined) process.env.TMPDIR = folder;
  const reading = async () => {
    await gate('format and lint', lint);
    await gate('types', types);
    await gate('schemas', schemas);
    await gate('build', build);
  };
  const built = reading();
  const waiting = async () => {
    await built;
    await gate('end to end in a browser', browser);
  };
  // What reads, builds or waits for a browser leaves a core idle half of the time. What waits for no clock takes that. The
  // benches use one core, so they come before what uses both once the others are done.
  const computing = async () => {
    await gate('unit and component tests (UTC)', unitTests);
    await built;
    await gate('benchmarks with little data', benchmarks);
    await gate('conformance and wire', databases);
    if (long) await gate('behind a connection pooler', pooled);
    await gate('dates (Asia/Shanghai)', dates);
  };
  await Promise.all([waiting(), computing()]);
  if (!long) return;
  await gate('a lost primary', lostPrimary);
  await gate("the operators' page", operatorsPage);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await (quick ? runQuick() : runAll());
for (const { title, message, ended } of failures.slice(0, 20))
  console.log(
    `${ended}: ${title}\n     ${stripVTControlCharacters(message).slice(0, 1_500).replaceAll('\n', '\n     ')}`,
  );
if (totals.flaky > 0) console.log(`${totals.flaky} flaky`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
