import type { DictionaryProvider } from '../context/DictionaryProvider.ts';

/** All lines as a tree, for choosing the one above. */
export const menuParents: DictionaryProvider = {
  options: ({ context }) =>
    context.catalog.bundle.menus
      .filter(({ url }) => url === undefined)
      .map(({ id, parentId, name }) => ({ key: id, value: name, parentId })),
};
