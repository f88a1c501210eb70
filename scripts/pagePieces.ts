import { build, type InlineConfig, type Rolldown } from 'vite';

/** Pages people meet first, by the modules they begin with; `start` is there whatever the page. */
const pages = {
  start: /(^|\/)main\.tsx$/,
  login: /\/renderers\/pages\/LoginPage\.tsx$/,
  desk: /\/(runtime\/host\/Desk|renderers\/shell\/(Frame|Blank))\.tsx$/,
  list: /\/renderers\/pages\/(ListPage|list\/TableGrid)\.tsx$/,
  grid: /\/renderers\/grid\/DataGrid\.tsx$/,
  box: /\/renderers\/dialogs\/EditBox\.tsx$/,
  phone: /\/renderers\/pages\/ApprovePage\.tsx$/,
} as const;

/**
 * What people do next, by the modules it begins with. Each is one piece; what several of them share and no page has is
 * one piece too, so that opening the first box does not fetch a file for every control.
 */
const intents = {
  fields: /\/renderers\/fields\/index\.ts$/,
  dates: /\/renderers\/fields\/(DateField|DateTime|Month|Year|Time)\.tsx$/,
  box: /\/renderers\/(dialogs\/(EditBox|drafts\/DraftGuard|presence\/PresenceBar)|picker\/BoxScans|fields\/extras\/AmountInWords)\.tsx$/,
  search:
    /\/renderers\/(pages\/list\/(SearchPanel|FilterChips|QuickFields|filter\/(FilterBuilder|ColumnFilter))|dialogs\/(columns\/ColumnsDialog|drafts\/DraftBar)|explain\/ExplainList)\.tsx$/,
  pick: /\/renderers\/(picker\/(pickIntoField|pickIntoDetail)|fields\/(TreeSelect|Cascader|AutoComplete))\.tsx?$/,
  media:
    /\/renderers\/(fields\/upload\/(Img|File|openFiles)|dialogs\/batchPictures\/BatchPicturesDialog)\.tsx$/,
  workbooks: /\/renderers\/(dialogs\/import\/(ImportDialog|ImportResult)|actions\/workbooks)\.tsx?$/,
  approval:
    /\/renderers\/dialogs\/approval\/(AuditDialog|RecordDialog|CaseDialog|ApprovalLine|AuditPanel|ForecastPanel|impact\/ReverseImpact)\.tsx$/,
  designer:
    /\/designer\/workflow\/(dialog\/FlowDesigner|merge\/FlowMergePanel|rehearsal\/RehearsalPanel)\.tsx$/,
} as const;

type Starts = Readonly<Record<string, RegExp>>;

/** Ids of the modules that code beginning at these modules needs, as a build has cut it; unused imports are left out. */
function modulesOf(begins: RegExp, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): ReadonlySet<string> {
  const open = [...chunks.values()]
    .filter(({ modules }) => Object.keys(modules).some((id) => begins.test(id)))
    .map(({ fileName }) => fileName);
  if (open.length === 0) throw new Error(`No module of the build is ${begins}`);
  const seen = new Set<string>();
  const ids = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = chunks.get(name);
    if (chunk === undefined || seen.has(name)) continue;
    seen.add(name);
    for (const id of Object.keys(chunk.modules)) ids.add(id);
    open.push(...chunk.imports);
  }
  return ids;
}

interface Needs {
  readonly name: string;
  readonly ids: ReadonlySet<string>;
}

const needsOf = (starts: Starts, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): readonly Needs[] =>
  Object.entries(starts).map(([name, begins]) => ({ name, ids: modulesOf(begins, chunks) }));

/** Name of the piece of a module that the first pages need; null: no page needs it, or only the box, an intent itself. */
const pageOf = (needs: readonly Needs[], id: string): string | null => {
  const sharing = needs.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
  if (sharing.includes('start')) return 'start';
  return sharing.length === 0 || sharing.join() === 'box' ? null : sharing.join('-');
};

/** Name of the piece of a module that only later intents need; null: none of them does. */
const intentOf = (needs: readonly Needs[], id: string): string | null => {
  const sharing = needs.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
  if (sharing.includes('fields')) return 'fields';
  if (sharing.includes('dates')) return 'dates';
  return sharing.length > 1 ? 'parts' : (sharing[0] ?? null);
};

/**
 * Puts what people need together into few pieces. The bundler cuts a piece for every combination of lazy parts that share
 * a module: the list page came as 82 files and the first box as 81 more, a tenth of them overhead gzip cannot take away. A
 * first build tells which modules each page and each intent really needs; the second has one piece for each combination
 * of the first pages, and one for each intent.
 */
export async function pagePieces(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  if (Array.isArray(result) || !('output' in result))
    throw new Error('The first build gave no single output');
  const chunks = new Map(
    result.output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
  const ofPages = needsOf(pages, chunks);
  const ofIntents = needsOf(intents, chunks);
  const pieceOf = (id: string): string | null => pageOf(ofPages, id) ?? intentOf(ofIntents, id);
  const found = new Set<string>();
  for (const { ids } of [...ofPages, ...ofIntents])
    for (const id of ids) {
      const piece = pieceOf(id);
      if (piece !== null) found.add(piece);
    }
  // A module that matches several groups goes to the one of the highest priority: what most pages share comes first.
  const priorityOf = (name: string): number => (name === 'start' ? 100 : 1 + name.split('-').length);
  return [...found].map((name) => ({
    name,
    priority: priorityOf(name),
    test: (id) => pieceOf(id) === name,
  }));
}
