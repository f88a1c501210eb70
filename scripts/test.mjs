// npm test: runs every gate with its time, two at a time where possible. The last line is "N passed, N
// failed".
// --quick: format, lint, types, schemas, and the tests without database and browser; takes less than a
// minute.
// --long: every gate with 10,000 cases of each random test instead of 300.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { install, root } from './install.mjs';
import { usageOf } from './usage.mjs';

usageOf('test');
const quick = process.argv.includes('--quick');
/** Seconds of random formulas. They run once, because no formula reads the time zone of the machine. */
const fuzzSeconds = process.env.JIG_FUZZ_SECONDS ?? (quick ? '0.5' : '60');
/** Cases of each random test. 10,000 cases take hours and suit a night. */
const cases = process.env.JIG_CASES ?? (process.argv.includes('--long') ? '10000' : '300');
const reports = mkdtempSync(join(tmpdir(), 'jig-test-'));
const totals = { passed: 0, failed: 0 };

/** Runs node with these arguments. Resolves with the exit code and the whole output. */
function node(args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** The last lines of a text, each cut. Long output must not hide a failure. */
const tail = (text) =>
  text
    .trimEnd()
    .split('\n')
    .slice(-200)
    .map((line) => (line.length > 500 ? `${line.slice(0, 500)} ...` : line))
    .join('\n');

/**
 * Runs one gate; `look` returns {code, said, passed, failed, saw}. A gate that saw nothing fails whatever its
 * exit code, because tools pass silently when they find no files.
 */
async function gate(name, look) {
  const began = Date.now();
  const { code, said, passed, failed, saw } = await look();
  const ok = code === 0 && failed === 0 && saw > 0;
  totals.passed += passed;
  // A crash outside any test counts as a failure.
  totals.failed += ok ? 0 : Math.max(failed, 1);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name} · ${saw} looked at · ${passed} passed, ${failed} failed · ${seconds} s`,
  );
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

async function lint() {
  const result = await node(['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--max-diagnostics=50']);
  return one(result, numberIn(result.said, /Checked (\d+) files?/));
}

async function types() {
  const result = await node([
    'node_modules/typescript/bin/tsc',
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

async function vitest(projects, environment) {
  const report = join(
    reports,
    `${projects.join('-')}-${environment?.TZ ?? ''}.json`.replaceAll(/[/*]/g, '_'),
  );
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...chosen,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const result = await node(args, environment);
  const counted = readJson(report) ?? { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  return {
    ...result,
    passed: counted.numPassedTests,
    failed: counted.numFailedTests,
    saw: counted.testResults.length,
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
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const result = await node(args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report, JIG_CHROMIUM: path });
  const { expected = 0, flaky = 0, unexpected = 0 } = readJson(report)?.stats ?? {};
  return { ...result, passed: expected + flaky, failed: unexpected, saw: expected + flaky + unexpected };
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
// These gates leave a core idle half of the time; the unit tests use it.
const reading = async () => {
  await gate('format and lint', lint);
  await gate('types', types);
  await gate('schemas', schemas);
};
await Promise.all([
  reading(),
  gate('unit and component tests (UTC)', () =>
    vitest(['unit*', 'dom*'], {
      TZ: 'UTC',
      JIG_FUZZ_SECONDS: fuzzSeconds,
      JIG_CASES: cases,
      JIG_SHARED: quick ? '1' : '',
    }),
  ),
]);
if (!quick) {
  await Promise.all([
    gate('unit tests (Asia/Shanghai)', () =>
      // The same files as above, which ran each with modules of its own: here they share them, in a third of the time.
      vitest(['unit*'], { TZ: 'Asia/Shanghai', JIG_FUZZ_SECONDS: '5', JIG_CASES: '300', JIG_SHARED: '1' }),
    ),
    gate('build', build),
  ]);
  await gate('conformance and wire, PGlite and PostgreSQL', () => vitest(['db*'], { JIG_CASES: cases }));
  await gate('end to end in a browser', browser);
}
rmSync(reports, { recursive: true, force: true });
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
