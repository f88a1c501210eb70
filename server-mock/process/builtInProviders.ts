import { isAudited } from '../../runtime/model/access/documentState.ts';
import type { DictionaryProvider } from '../context/DictionaryProvider.ts';
import { departments } from '../dictionaries/departments.ts';
import { regions } from '../dictionaries/regions.ts';
import { allDictionaries } from '../dictionaries/storedOptions.ts';
import { extensibleTables } from '../extension/extensibleTable.ts';
import { decide } from '../reading/tableAccess.ts';

/** Tables that take extension fields (`customTable`). */
const customTable: DictionaryProvider = {
  options: ({ context, user }) =>
    extensibleTables(context.catalog, user).map(({ table, cnName }) => ({ key: table, value: cnName })),
};

/** Dictionaries a field may be bound to: those of schemas and those people added. */
const dictionaryNumbers: DictionaryProvider = {
  async options({ context }) {
    const all = await allDictionaries(context);
    return all.map(({ dicNo, dicName }) => ({ key: dicNo, value: `${dicName}（${dicNo}）` }));
  },
};

/** Documents a flow can be for: main tables with a state of approval. */
const workflowTables: DictionaryProvider = {
  options: ({ context: { catalog } }) =>
    catalog.tableNames.flatMap((name) => {
      const table = catalog.table(name);
      const isDocument = table !== undefined && isAudited(table) && catalog.mainsOf(name).length === 0;
      return isDocument ? [{ key: table.table, value: table.cnName }] : [];
    }),
};

/** Tables whose records the user may look at, as people call them (the operation log names them by their schemas). */
const readableTables: DictionaryProvider = {
  options: ({ context: { catalog }, user }) =>
    catalog.tableNames.flatMap((name) => {
      const table = catalog.table(name);
      const isShown = table !== undefined && decide(catalog, user, 'Search', table).allowed;
      return isShown ? [{ key: table.table, value: table.cnName }] : [];
    }),
};

/** Providers the shipped dictionaries name. */
export const builtInProviders: Readonly<Record<string, DictionaryProvider>> = {
  customTable,
  departments,
  dictionaryNumbers,
  readableTables,
  regions,
  workflowTables,
};
