import type { DictionaryProvider } from '../context/DictionaryProvider.ts';
import { decide } from '../reading/tableAccess.ts';

/** Tables the user may read, with display names (the operation log stores schema names). */
export const readableTables: DictionaryProvider = {
  options: ({ context: { catalog }, user }) =>
    catalog.views.stored.flatMap((name) => {
      const table = catalog.table(name);
      const isShown = table !== undefined && decide(catalog, user, 'Search', table).allowed;
      return isShown ? [{ key: table.table, value: table.cnName }] : [];
    }),
};
