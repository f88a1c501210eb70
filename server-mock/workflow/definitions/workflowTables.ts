import { isAudited } from '../../../runtime/model/access/documentState.ts';
import type { DictionaryProvider } from '../../context/DictionaryProvider.ts';

/** Documents that may have a flow: main tables with an approval state. */
export const workflowTables: DictionaryProvider = {
  options: ({ context: { catalog } }) =>
    catalog.tableNames.flatMap((name) => {
      const table = catalog.table(name);
      const isDocument = table !== undefined && isAudited(table) && catalog.mainsOf(name).length === 0;
      return isDocument ? [{ key: table.table, value: table.cnName }] : [];
    }),
};
