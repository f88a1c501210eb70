import { builtSuite } from './builtSuite.ts';

/** One suite: prints its figures, answers how many missed their limit. */
type Suite = () => Promise<number>;

const built =
  (name: string, run: string, more?: Readonly<Record<string, string>>) => async (): Promise<Suite> => {
    const suite = (await builtSuite(name, more))[run];
    if (suite === undefined) throw new Error(`bench/${name}.ts has no ${run}`);
    return suite;
  };

const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  forms: async () => (await import('./forms.ts')).benchForms,
  grid: async () => (await import('./grids.ts')).benchGrid,
  sheet: async () => (await import('./sheets.ts')).benchSheet,
  flow: async () => (await import('./flow.ts')).benchFlow,
  expressions: built('expressions', 'benchExpressions'),
  validation: built('validation', 'benchValidation'),
  server: built('server', 'benchServer'),
  votes: built('votes', 'benchVotes'),
  forecast: built('forecast', 'benchForecast'),
  excel: built('excel', 'benchExcel', {
    excelChild: 'bench/excelChild.ts',
    workbookWorker: 'server-mock/workbooks/workbookWorker.ts',
  }),
  import: async () => (await import('./imports.ts')).benchImport,
  load: async () => (await import('./load.ts')).benchLoad,
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !suites[name]);
if (unknown.length > 0) {
  console.error(`unknown suite ${unknown.join(', ')}; known: ${Object.keys(suites).join(', ')}`);
  process.exit(2);
}
let missed = 0;
for (const [name, load] of Object.entries(suites)) {
  if (wanted.length === 0 || wanted.includes(name)) missed += await (await load())();
}
console.log(missed === 0 ? '\nall limits kept' : `\n${missed} limits missed`);
process.exit(missed === 0 ? 0 : 1);
