import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Tables that say what roles may do. */
const rightsTable = /Sys_Role(?:Auth|Field)/;

/** Writes of rows, by function or by statement. */
const writing =
  /\b(?:insertRows?|updateRow|deleteRows|deleteWhere|storeRows)\(|\b(?:update|insert into|delete from)\s+["$]/i;

/** Files that write them: each way of giving rights calls these, which decide it first. The seed runs before there are users. */
const writers = [
  'server-mock/accounts/changeRights.ts',
  'server-mock/accounts/storeFieldRights.ts',
  'server-mock/seed/seedRoles.ts',
];

/** Files that name them without writing: they read rights, or tell that rights changed. */
const others = [
  'server-mock/access/RightsCache.ts',
  'server-mock/access/fieldRightsOf.ts',
  'server-mock/access/grantsOf.ts',
  'server-mock/access/usedMenuIds.ts',
  'server-mock/accounts/fieldLimits.ts',
  'server-mock/accounts/passOnLimits.ts',
  'server-mock/accounts/roleFields.ts',
  'server-mock/accounts/savePermission.ts',
  'server-mock/codegen/codegenHook.ts',
  'server-mock/codegen/oldTable.ts',
  'server-mock/codegen/storedRows/renameFieldRights.ts',
  'server-mock/codegen/writtenTables.ts',
  'server-mock/collections/formHook.ts',
  'server-mock/hooks/roleLimits.ts',
  'server-mock/operations/publishAll.ts',
];

const naming = sourceFiles.filter(
  ({ path, text }) => /^(?:server-mock|scripts|plugins)\//.test(path) && rightsTable.test(text),
);

describe('the rights of roles', () => {
  it('are named by few files, so that a new way of giving them is noticed', () => {
    expect(naming.map(({ path }) => path).toSorted()).toEqual([...writers, ...others].toSorted());
  });

  it('are written in one place, behind the rules for giving them', () => {
    const found = naming.filter(({ text }) => writing.test(text)).map(({ path }) => path);
    expect(found.toSorted()).toEqual(writers);
    const [change] = sourceFiles.filter(({ path }) => path === writers[0]);
    expect(change?.text.indexOf('refusalToGive(')).toBeGreaterThan(0);
    expect(change?.text.indexOf('refusalToGive(')).toBeLessThan(change?.text.indexOf('insertRow(') ?? 0);
  });
});
