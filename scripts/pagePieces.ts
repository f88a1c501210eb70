import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** What opens with the first box. */
const box = [
  'renderers/dialogs/EditBox.tsx',
  'renderers/dialogs/drafts/DraftGuard.tsx',
  'renderers/dialogs/drafts/SaveDraftButton.tsx',
  'renderers/workflow/record/ForecastFoot.tsx',
  'renderers/dialogs/presence/PresenceBar.tsx',
  'renderers/picker/BoxScans.tsx',
  'renderers/fields/extras/AmountInWords.tsx',
  'runtime/store/box/EditBoxStore.ts',
  'renderers/readers/ReadersButton.tsx',
  'renderers/print/BoxPrint.tsx',
  'renderers/excelTemplates/BoxExport.tsx',
  'renderers/favourites/RecordStar.tsx',
] as const;

/** First pages of users, by their entry modules. Every page loads `start`. */
const pages = {
  start: ['main.tsx'],
  login: ['renderers/pages/LoginPage.tsx'],
  desk: [
    'runtime/host/Desk.tsx',
    'renderers/shell/Frame.tsx',
    'renderers/shell/Blank.tsx',
    'renderers/cells/index.ts',
    'renderers/dialogs/index.ts',
    'designer/index.ts',
    'renderers/capabilities.ts',
  ],
  list: [
    'renderers/pages/ListPage.tsx',
    'renderers/pages/list/TableGrid.tsx',
    'renderers/optionViews/OptionViewTabs.tsx',
    'renderers/favourites/FavouriteStar.tsx',
    'renderers/print/ListPrint.tsx',
  ],
  grid: ['renderers/grid/DataGrid.tsx'],
  box: [...box, 'renderers/fields/Text.tsx'],
  phone: ['renderers/pages/ApprovePage.tsx'],
  home: [
    'renderers/boards/HomePage.tsx',
    'runtime/model/messages/boardCard.ts',
    'renderers/boards/cards/FigureCard.tsx',
    'renderers/boards/cards/GaugeCard.tsx',
    'renderers/boards/cards/ProgressCard.tsx',
    'renderers/boards/cards/RankingCard.tsx',
    'renderers/boards/cards/RowsCard.tsx',
    'renderers/boards/cards/StepsCard.tsx',
    'renderers/boards/cards/ChecklistCard.tsx',
    'renderers/boards/cards/DraftsCard.tsx',
    'renderers/boards/cards/ShortcutsCard.tsx',
    'renderers/boards/cards/ClockCard.tsx',
    'renderers/boards/cards/TextCard.tsx',
    'renderers/boards/cards/PictureCard.tsx',
    'renderers/favourites/cards/FavouritesCard.tsx',
    'renderers/favourites/cards/RecentCard.tsx',
    'renderers/workflow/cards/TasksCard.tsx',
    'renderers/boards/cards/ChartCard.tsx',
  ],
  report: ['renderers/report/ReportBand.tsx'],
  chart: [
    'renderers/report/ChartPanel.tsx',
    'renderers/report/ChartPicture.tsx',
    'renderers/report/ChartTable.tsx',
  ],
} as const;

/**
 * Next actions of users, by their entry modules. Each action is one chunk; modules that several actions share
 * and no page has are one more. So the first box does not fetch a file for every control.
 */
const intents = {
  shell: [
    'renderers/shell/InboxBell.tsx',
    'renderers/shell/ConnectionBar.tsx',
    'renderers/shell/MissingPieces.tsx',
    'runtime/host/watchConnection.ts',
    'runtime/host/fetchAhead.ts',
  ],
  fields: ['renderers/fields/index.ts'],
  excel: ['expressions/excel/excelByNeed.ts'],
  dates: [
    'renderers/fields/DateField.tsx',
    'renderers/fields/DateTime.tsx',
    'renderers/fields/Month.tsx',
    'renderers/fields/Year.tsx',
    'renderers/fields/Time.tsx',
  ],
  box,
  search: [
    'renderers/pages/list/SearchPanel.tsx',
    'renderers/pages/list/FilterChips.tsx',
    'renderers/pages/list/QuickFields.tsx',
    'renderers/pages/list/filter/FilterBuilder.tsx',
    'renderers/pages/list/filter/ColumnFilter.tsx',
    'renderers/dialogs/columns/ColumnsDialog.tsx',
    'renderers/dialogs/drafts/DraftBar.tsx',
    'renderers/explain/ExplainList.tsx',
  ],
  cards: ['renderers/pages/list/cards/ListCards.tsx', 'renderers/pages/list/cards/NarrowActions.tsx'],
  pick: [
    'renderers/picker/pickIntoField.ts',
    'renderers/picker/pickIntoDetail.ts',
    'renderers/fields/TreeSelect.tsx',
    'renderers/fields/Cascader.tsx',
    'renderers/fields/AutoComplete.tsx',
  ],
  media: [
    'renderers/fields/upload/Img.tsx',
    'renderers/fields/upload/File.tsx',
    'renderers/fields/upload/openFiles.tsx',
    'renderers/dialogs/batchPictures/BatchPicturesDialog.tsx',
  ],
  workbooks: [
    'renderers/dialogs/import/ImportDialog.tsx',
    'renderers/dialogs/import/ImportResult.tsx',
    'renderers/actions/workbooks.ts',
  ],
  approval: [
    'renderers/workflow/record/AuditDialog.tsx',
    'renderers/workflow/record/RecordDialog.tsx',
    'renderers/workflow/record/CaseDialog.tsx',
    'renderers/workflow/record/ApprovalLine.tsx',
    'renderers/workflow/record/AuditPanel.tsx',
    'renderers/workflow/record/GoDecide.tsx',
    'renderers/workflow/record/ForecastPanel.tsx',
    'renderers/workflow/record/impact/ReverseImpact.tsx',
  ],
  designer: [
    'designer/workflow/dialog/FlowDesigner.tsx',
    'designer/workflow/merge/FlowMergePanel.tsx',
    'designer/workflow/rehearsal/RehearsalPanel.tsx',
  ],
} as const;

const texts = /\/runtime\/model\/messages\//;
/** The module that registers every text. */
const everyText = /\/runtime\/model\/explain\/allMessages\.ts$/;

type Starts = Readonly<Record<string, readonly string[]>>;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Style sheets that each module imports. A build leaves them out of the modules of its chunks. */
class StyleSheets {
  readonly #of = new Map<string, readonly string[]>();
  readonly plugin: Plugin = {
    name: 'style-sheets-of-modules',
    moduleParsed: ({ id, importedIds }) => {
      const styles = importedIds.filter((one) => one.endsWith('.css'));
      if (styles.length > 0) this.#of.set(id, styles);
    },
  };

  of(id: string): readonly string[] {
    return this.#of.get(id) ?? [];
  }
}

/**
 * Ids of the modules that these entries import, found in the chunks of a build. Omits unused imports. Throws when an entry is
 * not in the build: a file that moved would take its modules into another chunk.
 */
function modulesOf(entries: readonly string[], chunks: Chunks): ReadonlySet<string> {
  const open = entries.map((entry) => {
    const found = [...chunks.values()].find(({ modules }) =>
      Object.keys(modules).some((id) => id.endsWith(`/${entry}`)),
    );
    if (found === undefined) throw new Error(`scripts/pagePieces.ts: no module of the build is ${entry}`);
    return found.fileName;
  });
  return idsFrom(open, chunks);
}

/** Ids of the modules of these chunks and of all that they import. */
function idsFrom(files: readonly string[], chunks: Chunks): ReadonlySet<string> {
  const open = [...files];
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
 * Chunks of texts that a lazy part needs which does not name every text: one for each area, by module. Without a chunk of
 * its own a text would go to the designers' chunk, and a tab bar would load a designer.
 */
function textsOfParts(chunks: Chunks): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { isDynamicEntry, fileName } of chunks.values()) {
    const ids = isDynamicEntry ? [...idsFrom([fileName], chunks)] : [];
    if (ids.some((id) => everyText.test(id))) continue;
    for (const id of ids) {
      const area = texts.test(id) ? id.split('/').at(-1)?.replace('.ts', '') : undefined;
      if (area !== undefined) found.set(id, `words-${area}`);
    }
  }
  return found;
}

interface Needs {
  readonly name: string;
  readonly ids: ReadonlySet<string>;
}

const needsOf = (starts: Starts, chunks: Chunks): readonly Needs[] =>
  Object.entries(starts).map(([name, entries]) => ({ name, ids: modulesOf(entries, chunks) }));

/**
 * Name of the chunk of a module that the first pages need. Null when no page needs it, or only the box, which
 * is an action.
 */
const pageOf = (needs: readonly Needs[], id: string): string | null => {
  const sharing = needs.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
  if (sharing.includes('start')) return 'start';
  // Every page behind the login has the desk, so what it shares with one costs that page no request of its own.
  if (sharing.includes('desk')) return sharing.includes('login') ? 'login-desk' : 'desk';
  return sharing.length === 0 || sharing.join() === 'box' ? null : sharing.join('-');
};

/** Name of the chunk of a module that only later actions need. Null when none does. */
const intentOf = (
  needs: readonly Needs[],
  ownTexts: ReadonlyMap<string, string>,
  id: string,
): string | null => {
  const sharing = needs.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
  if (sharing.includes('fields')) return 'fields';
  // The first box must not wait for what searching and picking share; they wait for the box instead.
  if (sharing.includes('box')) return 'box';
  if (sharing.includes('dates')) return 'dates';
  // A list whose table has a formula waits for its language, and must not wait for what designers share with it.
  if (sharing.includes('excel')) return 'excel';
  // The designers name every text; other parts must not load all for their own.
  if (sharing.join() === 'designer' && texts.test(id)) return ownTexts.get(id) ?? 'words';
  return sharing.length > 1 ? 'parts' : (sharing[0] ?? null);
};

/**
 * Groups modules that are used together into few chunks. The bundler makes a chunk for every combination of
 * lazy parts that share a module: the list page had 82 files and the first box 81 more, a tenth of them
 * overhead that gzip cannot remove. A first build finds the modules of each page and action. The second build
 * has one chunk for each combination of first pages, and one for each action.
 */
export async function pagePieces(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const styles = new StyleSheets();
  const result = await build({
    ...config,
    configFile: false,
    plugins: [config.plugins, styles.plugin],
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  if (Array.isArray(result) || !('output' in result))
    throw new Error('The first build gave no single output');
  const chunks = new Map(
    result.output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  );
  const withStyles = ({ name, ids }: Needs): Needs => ({
    name,
    ids: new Set([...ids].flatMap((id) => [id, ...styles.of(id)])),
  });
  const ofPages = needsOf(pages, chunks).map(withStyles);
  const ofIntents = needsOf(intents, chunks).map(withStyles);
  const ownTexts = textsOfParts(chunks);
  const pieceOf = (id: string): string | null => pageOf(ofPages, id) ?? intentOf(ofIntents, ownTexts, id);
  const found = new Set<string>();
  for (const { ids } of [...ofPages, ...ofIntents])
    for (const id of ids) {
      const piece = pieceOf(id);
      if (piece !== null) found.add(piece);
    }
  // A module that matches several groups goes to the one with the highest priority: the one that most pages share, then that of a
  // page, then that of an action, then what actions share. A group also takes what its modules import, so the words come before
  // the designer.
  const first: Readonly<Record<string, number>> = {
    start: 100,
    'login-desk': 90,
    desk: 80,
    words: 50,
    parts: 1,
  };
  const priorityOf = (name: string): number =>
    first[name.startsWith('words-') ? 'words' : name] ??
    (Object.hasOwn(intents, name) ? 2 : 2 + name.split('-').length);
  return [...found].map((name) => ({
    name,
    priority: priorityOf(name),
    test: (id) => pieceOf(id) === name,
  }));
}
