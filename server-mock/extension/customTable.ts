import type { DictionaryProvider } from '../context/DictionaryProvider.ts';
import { extensibleTables } from './extensibleTable.ts';

/** Tables that support extension fields. */
export const customTable: DictionaryProvider = {
  options: ({ context, user }) =>
    extensibleTables(context.catalog, user).map(({ table, cnName }) => ({ key: table, value: cnName })),
};
