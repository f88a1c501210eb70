import { isAudited } from '../../runtime/model/access/documentState.ts';
import type { DictionaryProvider } from '../context/DictionaryProvider.ts';
import { departments } from '../dictionaries/departments.ts';
import { regions } from '../dictionaries/regions.ts';
import { allDictionaries } from '../dictionaries/storedOptions.ts';
import { extensibleTables } from '../extension/extensibleTable.ts';
import { decide } from '../reading/tableAccess.ts';

/** Tables that support extension fields (`customTable`). */
const customTable: DictionaryProvider = {
  options: ({ context, user }) =>
    extensibleTables(context.catalog, user).map(({ table, cnName }) => ({ key: table, value: cnName })),
};

/** Dictionaries that a field may use: from schemas and from users. */
const dictionaryNumbers: DictionaryProvider = {
  async options({ context }) {
    const all = await allDictionaries(context);
    return all.map(({ dicNo, dicName }) => ({ key: dicNo, value: `${dicName}（${dicNo}）` }));
  },
};

/** Documents that may have a flow: main tables with an approval state. */
const workflowTables: DictionaryProvider = {
  options: ({ context: { catalog } }) =>
    catalog.tableNames.flatMap((name) => {
      const table = catalog.table(name);
      const isDocument = table !== undefined && isAudited(table) && catalog.mainsOf(name).length === 0;
      return isDocument ? [{ key: table.table, value: table.cnName }] : [];
    }),
};

/** Tables the user may read, with display names (the operation log stores schema names). */
const readableTables: DictionaryProvider = {
  options: ({ context: { catalog }, user }) =>
    catalog.tableNames.flatMap((name) => {
      const table = catalog.table(name);
      const isShown = table !== undefined && decide(catalog, user, 'Search', table).allowed;
      return isShown ? [{ key: table.table, value: table.cnName }] : [];
    }),
};

/** Providers of the shipped dictionaries. */
export const builtInProviders: Readonly<Record<string, DictionaryProvider>> = {
  customTable,
  departments,
  dictionaryNumbers,
  readableTables,
  regions,
  workflowTables,
};
