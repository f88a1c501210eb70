import { describe, expect, it } from 'vitest';
import { readPaths } from '../../expressions/index.ts';
import { isTree } from '../../runtime/model/formulas/isTree.ts';
import { mainName } from '../../runtime/model/formulas/recordScope.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';

const catalog = createCatalog(readBundle(new URL('../../schemas/', import.meta.url).pathname));

/** Fields that a formula reads, as `Table.Field`. */
const readsOf = (name: string, formula: Parameters<typeof isTree>[0]): readonly string[] => {
  const paths = isTree(formula) ? readPaths(formula) : [];
  return paths
    .filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
    .flatMap((path) => {
      const [first = '', second] = path.split('.');
      if (first === mainName) return catalog.mainsOf(name).map(({ table }) => `${table}.${second}`);
      return [second === undefined ? `${name}.${first}` : path];
    });
};

describe.each(catalog.bundle.permissionSets)('the role $roleName', ({ permissions, fields = {} }) => {
  const isHidden = (place: string): boolean => {
    const [table = '', field = ''] = place.split('.');
    return fields[table]?.[field]?.show === 0;
  };
  const opens = (table: string): boolean =>
    [table, ...catalog.pagesOver(table).map(({ api }) => api)].some((name) =>
      permissions[name]?.includes('Search'),
    );
  const reads = (table: string): boolean =>
    opens(table) || catalog.mainsOf(table).some((main) => opens(main.table));
  const all = catalog.tableNames.filter(reads).flatMap((name) => {
    const table = catalog.table(name);
    return (table?.fields ?? []).map((field) => ({ place: `${name}.${field.field}`, field, name }));
  });

  it('cannot compute what is hidden of fields that are not', () => {
    const open = all.filter(
      ({ name, place, field }) =>
        field.formula !== undefined && isHidden(place) && !readsOf(name, field.formula).some(isHidden),
    );
    expect(
      open.map(({ place, name, field }) => `${place} = ${readsOf(name, field.formula ?? null)}`),
    ).toEqual([]);
  });

  it('is told nothing hidden by a result', () => {
    const open = all.filter(
      ({ name, place, field }) =>
        field.formula !== undefined && !isHidden(place) && readsOf(name, field.formula).some(isHidden),
    );
    expect(
      open.map(({ place, name, field }) => `${place} = ${readsOf(name, field.formula ?? null)}`),
    ).toEqual([]);
  });
});
