import { expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/**
 * Reads of a table's rows that do not go through `masked` (decision 0032), each with what it gives away: a node of a flow may
 * hide fields of documents from whoever is asked, and a read that forgets it leaks them.
 */
const unmasked: Readonly<Record<string, string>> = {
  'server-mock/sqlParameters/statementFor.ts': 'columns that are hidden now are taken out by executeSql',
  'server-mock/seed/seedSystem.ts': 'nobody is signed in',
  'server-mock/records/writeRow.ts': 'writes',
  'server-mock/hooks/treeParent.ts': 'keys of a tree',
  'server-mock/presence/presence.ts': 'whether a record is there',
  'server-mock/workflow/calls/askedDocument.ts':
    'counts rows; what is hidden here is cut out of rows and schema (withHidden)',
  'server-mock/workflow/calls/consequences/readMade.ts': 'names and states of documents',
  'server-mock/workflow/calls/consequences/refuseUnapproved.ts': 'names and states of sources',
  'server-mock/operations/saving/loadDocument.ts':
    'for what the server itself does; detailRows masks what it answers',
  'server-mock/operations/saving/writeSave.ts': 'versions',
  'server-mock/operations/del.ts': 'deletes',
  'server-mock/operations/tableAccess.ts': 'a row scope inside a statement',
  'server-mock/operations/sequence/rowPlaces.ts': 'keys and places',
  'server-mock/workflow/definitions/calls/moveRunning.ts': 'keys of documents',
  'server-mock/workflow/definitions/calls/startDocuments.ts': 'keys and names of documents',
  'server-mock/workflow/definitions/calls/rehearse/rehearseFlow.ts':
    'counts; documents are told by their names',
  'server-mock/operations/switchRow.ts': 'keys of a tree',
  'server-mock/operations/importing/checkUnique.ts': 'whether a number is taken',
  'server-mock/operations/importing/undoImport.ts': 'deletes',
  'server-mock/demo/approvals.ts': 'nobody is signed in',
  'server-mock/demo/sources.ts': 'nobody is signed in',
  'server-mock/numberRules/takeCodes.ts': 'numbers that are taken',
  'server-mock/numberRules/nextCodes.ts': 'numbers that are taken',
};

it('every read of rows goes through the one place that hides what a node hides', () => {
  const reading = sourceFiles.filter(
    ({ path, text }) => path.startsWith('server-mock/') && /from \$\{name\(/.test(text),
  );
  const open = reading.filter(({ text }) => !/masked(Run)?\(/.test(text)).map(({ path }) => path);
  const added = open.filter((path) => !Object.hasOwn(unmasked, path));
  expect(added, 'read with maskedRun, or say above what the read gives away').toEqual([]);
  expect(Object.keys(unmasked).filter((path) => !open.includes(path))).toEqual([]);
});
