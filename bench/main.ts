import { fork } from 'node:child_process';
import { BenchWindows } from './BenchWindows.ts';
import { builtSuite } from './builtSuite.ts';
import { report } from './measure.ts';
import type { Suite as SuiteValue } from './Suite.ts';

/** One suite: prints its figures and returns the number of missed limits. */
type Suite = () => Promise<number>;

const built =
  (name: string, run: string, more?: Readonly<Record<string, string>>) => async (): Promise<Suite> => {
    const suite = (await builtSuite(name, more))[run];
    if (suite === undefined) throw new Error(`bench/${name}.ts has no ${run}`);
    return suite;
  };

const whole = (suite: SuiteValue) => async (): Promise<number> => {
  const windows = new BenchWindows(suite.pages);
  try {
    return report(suite.title, await suite.measure('full', windows));
  } finally {
    await windows.close();
  }
};

const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  forms: async () => (await import('./forms.ts')).benchForms,
  grid: async () => (await import('./grids.ts')).benchGrid,
  sheet: async () => (await import('./sheets.ts')).benchSheet,
  flow: async () => (await import('./flow.ts')).benchFlow,
  formDesigner: async () => (await import('./formDesigner.ts')).benchFormDesigner,
  expressions: built('expressions', 'benchExpressions'),
  validation: built('validation', 'benchValidation'),
  server: built('server', 'benchServer'),
  entries: built('entries', 'benchEntries', {
    workbookWorker: 'server-mock/workbooks/workbookWorker.ts',
    richTextWorker: 'server-mock/richText/richTextWorker.ts',
  }),
  votes: built('votes', 'benchVotes'),
  saves: built('saves', 'benchSaves'),
  forecast: built('forecast', 'benchForecast'),
  views: built('views', 'benchViews'),
  excel: built('excel', 'benchExcel', {
    excelChild: 'bench/excelChild.ts',
    workbookWorker: 'server-mock/workbooks/workbookWorker.ts',
  }),
  import: async () => (await import('./imports.ts')).benchImport,
  page: async () => (await import('./pageCost.ts')).benchPage,
  heavy: async () => (await import('./heavy.ts')).benchHeavy,
  list: async () => (await import('./lists.ts')).benchList,
  codegen: async () => whole((await import('./codegen.ts')).codegenSuite),
  load: async () => (await import('./load.ts')).benchLoad,
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !suites[name]);
if (unknown.length > 0) {
  console.error(`unknown suite ${unknown.join(', ')}; known: ${Object.keys(suites).join(', ')}`);
  process.exit(2);
}
const names = Object.keys(suites).filter((name) => wanted.length === 0 || wanted.includes(name));
const [only] = names;

/** Runs one suite in this process; resolves with the number of missed limits. */
const runHere = async (name: string): Promise<number> => (await suites[name]?.())?.() ?? 0;

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

if (process.send !== undefined && names.length === 1 && only !== undefined) {
  const missed = await runHere(only);
  // The process ends after the message was sent.
  process.send(missed, () => process.exit(0));
} else {
  let missed = 0;
  for (const name of names) missed += await runApart(name);
  console.log(missed === 0 ? '\nall limits kept' : `\n${missed} limits missed`);
  process.exit(missed === 0 ? 0 : 1);
}
