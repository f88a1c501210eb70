import { expect, it } from 'vitest';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';
import { root } from '../architecture/sourceFiles.ts';

const catalog = createCatalog(readBundle(`${root}/schemas`));

it('lines show a product once: what its label says is in no further column at first', () => {
  const twice = catalog.tableNames.flatMap((name) => {
    const table = catalog.table(name);
    return (table?.fields ?? []).flatMap(({ field, lookup, importance }) => {
      const via = table?.byName.get(lookup?.via ?? '');
      if (via?.dataKey !== 'products' || via.importance === 'detail') return [];
      const label = [catalog.bundle.dictionaries.get(via.dataKey)?.source?.label ?? []].flat();
      return label.includes(lookup?.field ?? '') && importance !== 'detail' ? [`${name}.${field}`] : [];
    });
  });
  expect(twice).toEqual([]);
});
