import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Statements that write a table whose name is not in the text: a table of records. */
const writing = /\b(?:update|insert into|delete from)\s+\$\{name\(/gi;

/** Files that write tables of records; each tells the watch of the transaction. */
const writers = [
  'server-mock/operations/importing/moveStaged.ts',
  'server-mock/operations/sequence/rowPlaces.ts',
  'server-mock/records/writeRow.ts',
  'server-mock/records/writeRows.ts',
  'server-mock/workflow/moves/submitDocuments.ts',
];

/** Writes of tables with records by their names, that no document follows: the server's own bookkeeping. */
const named = /\b(?:update|insert into|delete from)\s+"(?!jig_|Sys_|FormDesignOptions|Base_NumberRule)\w+"/i;

// Seeds run before any watch exists.
const server = sourceFiles.filter(
  ({ path }) => path.startsWith('server-mock/') && !path.startsWith('server-mock/demo/'),
);

describe('writes of records', () => {
  it('stand in few places, each of which tells who follows documents', () => {
    const found = server.filter(({ text }) => text.match(writing) !== null);
    expect(found.map(({ path }) => path).toSorted()).toEqual(writers);
    for (const { path, text } of found) {
      const statements = text.match(writing)?.length ?? 0;
      const tellings = text.match(/\.(?:changing|inserted)\(/g)?.length ?? 0;
      expect([path, tellings]).toEqual([path, statements]);
    }
  });

  it('name no table of an installation', () => {
    expect(server.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
