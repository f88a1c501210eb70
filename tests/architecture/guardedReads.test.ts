import { describe, expect, it } from 'vitest';
import type { SystemReason } from '../../server-mock/reading/systemReasons.ts';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const server = sourceFiles.filter(({ path }) => path.startsWith('server-mock/'));

/**
 * Folders that may name a record table in FROM: they hold the guarded handle, or know tables but no users.
 */
const writersOfFrom = ['server-mock/reading/', 'server-mock/db/'];

/** Deletes and inserts; they read nothing for an answer. */
const writers = ['server-mock/records/writeRow.ts', 'server-mock/records/writeRows.ts'];

/** Allowed after FROM or JOIN elsewhere: rows of the handle, of a named system read, or of parameters. */
const allowedSource =
  /^(?:\w+(?:\.\w+)*\.matching(?:Keys)?\(|systemTable(?:As)?\(|listed\(|runningOf\(|quotedRole\}|shape\}|first\()/;

/** Tables that SQL may name directly: the server's own, never those of an installation. */
const ownTable = /^(?:Sys_|jig_|FormDesignOptions|Base_NumberRule|pg_)/;

const source = /\b(?<!both '\/' )(?:from|join)\s+(?:\$\{(?=([^\n]*))|"(\w+)"|'(\w+)')/gi;

const offences = ({ path, text }: SourceFile): readonly string[] => {
  if (writersOfFrom.some((folder) => path.startsWith(folder)) || writers.includes(path)) return [];
  const code = text.replace(/^import [^;]*;$/gm, '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(source)].flatMap(([whole, put, quoted]) => {
    if (put !== undefined) return allowedSource.test(put) ? [] : [`${path}: ${whole}${put.slice(0, 40)}`];
    if (quoted === undefined || ownTable.test(quoted)) return [];
    // A name that the statement defines itself: a CTE or an alias.
    return new RegExp(`"${quoted}"\\s*(?:\\(|as )|(?:as|\\)) "${quoted}"`).test(code)
      ? []
      : [`${path}: ${whole}`];
  });
};

/** Functions that make FROM sources over records, with the folders that may use them. */
const makers: readonly { readonly used: RegExp; readonly by: readonly string[] }[] = [
  {
    used: /\brecordTable(?:As)?\(|\bsystemRecordTable(?:As)?\(/,
    by: ['server-mock/reading/', 'server-mock/db/sql/'],
  },
  { used: /\bsql\.table\(|\bsql\.ref\(|\bsql\.id\(/, by: ['server-mock/db/sql/'] },
  { used: /\bcompileSql\(/, by: ['server-mock/reading/', 'server-mock/db/sql/'] },
];

const makersOutside = ({ path, text }: SourceFile): readonly string[] =>
  makers
    .filter(({ used, by }) => used.test(text) && !by.some((folder) => path.startsWith(folder)))
    .map(({ used }) => `${path}: ${used.source}`);

/** Where each reason for a system read is allowed; lists, searches, exports and options have none. */
const roomsOfReason: Readonly<Record<SystemReason, readonly string[]>> = {
  save: ['operations/saving/', 'operations/delDetailRows.ts', 'operations/saveDetailRow.ts'],
  change: [
    'operations/rows/',
    'operations/sequence/',
    'operations/importing/',
    'operations/closeCase.ts',
    'operations/del.ts',
    'operations/deleteDetails.ts',
    'operations/switchRow.ts',
    'collections/',
  ],
  flags: ['operations/reading/', 'operations/saving/documentAnswer.ts'],
  lookup: ['operations/lookupValues.ts'],
  history: ['operations/log/'],
  watch: ['reading/'],
  links: ['links/'],
  effects: ['effects/'],
  order: ['operations/sequence/'],
  tree: ['operations/saving/', 'operations/switchRow.ts'],
  reference: ['references/', 'operations/references/'],
  unique: ['numberRules/', 'operations/importing/', 'proposals/'],
  engine: ['workflow/', 'operations/saving/'],
  course: ['workflow/'],
  overview: ['workflow/'],
  sqlParameter: ['sqlParameters/'],
  schema: [
    'codegen/',
    'collections/',
    'design/',
    'excelTemplates/',
    'extension/',
    'publishing/heldValues.ts',
    'publishing/rowsFiner.ts',
  ],
  settings: ['params/', 'boards/desktopRows.ts'],
  facts: ['facts/'],
  seed: ['seed/', 'process/', 'demo/', 'workflow/demo/'],
};

const reasonGiven =
  /\b(?:systemRows|systemRun|selectDetail|loadDocument)\(\s*[\w.]+,\s*'(\w+)'|\bsystemSql\('(\w+)'|\.columns\([^;]*?, '(\w+)'\)/g;

const reasonsIn = (text: string): readonly string[] =>
  [...text.matchAll(reasonGiven)].flatMap((found) => found.slice(1).filter((one) => one !== undefined));

const misplaced = ({ path, text }: SourceFile): readonly string[] =>
  reasonsIn(text)
    .filter((reason) => {
      const rooms = roomsOfReason[reason as SystemReason];
      return !rooms.some((room) => path.startsWith(`server-mock/${room}`));
    })
    .map((reason) => `${path}: ${reason}`);

const file = (text: string): SourceFile => ({
  path: 'server-mock/operations/x.ts',
  text,
  files: [],
  packages: [],
});

describe('reads of records #W40', () => {
  it('go through GuardedTable or a named system read', () => {
    expect(server.flatMap(offences)).toEqual([]);
  });

  it('make their FROM and compile their statement in the reading room alone', () => {
    expect(server.flatMap(makersOutside)).toEqual([]);
  });

  it('give a reason of the server only in its rooms, and every reason is used', () => {
    expect(server.flatMap(misplaced)).toEqual([]);
    const used = new Set(server.flatMap(({ text }) => reasonsIn(text)));
    expect(Object.keys(roomsOfReason).filter((reason) => !used.has(reason))).toEqual([]);
  });

  it('notice a reason outside its rooms', () => {
    expect(misplaced(file("await systemRows(db, 'save', table, where)"))).toEqual([
      'server-mock/operations/x.ts: save',
    ]);
  });

  it('import nothing of the workflow folder in the reading room', () => {
    const reading = server.filter(({ path }) => path.startsWith('server-mock/reading/'));
    expect(reading.length).toBeGreaterThan(0);
    const wrong = reading.flatMap(({ path, files }) =>
      files
        .filter((target) => target.startsWith('server-mock/workflow/'))
        .map((target) => `${path}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a name behind from', 'sql`select 1 from ${name(table.table)} where true`', 1],
    ['a table held in a variable', 'sql`select 1 from ${table} t`', 1],
    ['a join', 'sql`select 1 from ${rows.matching()} join ${name(other)} on true`', 1],
    ['a table of an installation by its name', `'select 1 from "Customer"'`, 1],
    ['rows of the handle', 'sql`select 1 from ${access.rows.matching(where)}`', 0],
    ['a named system read', 'sql`select 1 from ${systemTable(table)} t`', 0],
    ['a table of the server', `'select 1 from "Sys_User"'`, 0],
    ['a name of the statement itself', 'sql`with "down"("id") as (select 1) select "id" from "down"`', 0],
  ])('notices %s', (_name, text, found) => {
    expect(offences(file(text))).toHaveLength(found);
  });
});
