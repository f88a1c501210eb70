import { buildSuites } from './buildSuites.ts';
import type { Suite } from './Suite.ts';

const plain: Readonly<Record<string, () => Promise<Suite>>> = {
  forms: async () => (await import('./forms.ts')).formsSuite,
  grid: async () => (await import('./grids.ts')).gridSuite,
  sheet: async () => (await import('./sheets.ts')).sheetSuite,
  flow: async () => (await import('./flow.ts')).flowSuite,
  formDesigner: async () => (await import('./formDesigner.ts')).formDesignerSuite,
  import: async () => (await import('./imports.ts')).importSuite,
  page: async () => (await import('./pageCost.ts')).pageSuite,
  heavy: async () => (await import('./heavy.ts')).heavySuite,
  list: async () => (await import('./lists.ts')).listSuite,
  codegen: async () => (await import('./codegen.ts')).codegenSuite,
  load: async () => (await import('./load.ts')).loadSuite,
  boards: async () => (await import('./boards.ts')).boardsSuite,
  backup: async () => (await import('./backup.ts')).backupSuite,
  workday: async () => (await import('./workday.ts')).workdaySuite,
  tab: async () => (await import('./tab.ts')).tabSuite,
};

/** A suite that runs code of the product in its own process, and so must be built like it. */
interface BuiltSource {
  /** Export of `bench/NAME.ts`. */
  readonly suite: string;
  /** Programs that it starts, as paths from the repository root. */
  readonly programs?: Readonly<Record<string, string>>;
}

const workbookWorker = 'server-mock/workbooks/workbookWorker.ts';
const richTextWorker = 'server-mock/richText/richTextWorker.ts';

const built: Readonly<Record<string, BuiltSource>> = {
  expressions: { suite: 'expressionsSuite' },
  validation: { suite: 'validationSuite' },
  server: { suite: 'serverSuite' },
  entries: { suite: 'entriesSuite', programs: { workbookWorker, richTextWorker } },
  votes: { suite: 'votesSuite' },
  saves: { suite: 'savesSuite' },
  forecast: { suite: 'forecastSuite' },
  views: { suite: 'viewsSuite' },
  links: { suite: 'linksSuite' },
  prints: { suite: 'printsSuite' },
  excel: { suite: 'excelSuite', programs: { excelChild: 'bench/excelChild.ts', workbookWorker } },
};

/** Names of all suites, in the order in which they run. */
export const suiteNames: readonly string[] = [...Object.keys(plain), ...Object.keys(built)];

/** Loads suites by name; those that must be built, in one build. */
export async function loadSuites(names: readonly string[]): Promise<ReadonlyMap<string, Suite>> {
  const loaded = new Map<string, Suite>();
  for (const name of names) {
    const suite = await plain[name]?.();
    if (suite !== undefined) loaded.set(name, suite);
  }
  const sources = Object.entries(built).filter(([name]) => names.includes(name));
  if (sources.length === 0) return loaded;
  const programs: Readonly<Record<string, string>>[] = sources.map(([, source]) => source.programs ?? {});
  const load = await buildSuites(
    sources.map(([name]) => name),
    Object.assign({}, ...programs),
  );
  for (const [name, source] of sources) {
    const suite = (await load(name))[source.suite];
    if (suite === undefined) throw new Error(`bench/${name}.ts has no ${source.suite}`);
    loaded.set(name, suite);
  }
  return loaded;
}
