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

type Page = keyof typeof pages;

/** Ids of the modules a page's code is made of, as a build has cut it: nothing that is imported but not used. */
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

/**
 * Puts what several of the first pages share into few pieces. The bundler cuts a piece for every combination of lazy parts
 * that share a module: the list page came as 82 files, a tenth of them overhead gzip cannot take away. A first build tells
 * which modules each page really needs; the second has one piece for each combination of these pages.
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
  const names = Object.keys(pages) as Page[];
  const needs = names.map((name) => modulesOf(pages[name], chunks));
  const pieceOf = (id: string): string | null => {
    if (needs[0]?.has(id)) return names[0] ?? null;
    const sharing = names.filter((_, at) => needs[at]?.has(id));
    return sharing.length > 1 || sharing[0] === 'list' || sharing[0] === 'desk' ? sharing.join('-') : null;
  };
  const found = new Map<string, number>();
  for (const ids of needs)
    for (const id of ids) {
      const piece = pieceOf(id);
      if (piece !== null) found.set(piece, piece === 'start' ? names.length + 1 : piece.split('-').length);
    }
  return [...found].map(([name, priority]) => ({ name, priority, test: (id) => pieceOf(id) === name }));
}
