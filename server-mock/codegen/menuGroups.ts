import type { DictionaryProvider } from '../context/DictionaryProvider.ts';

/** Lines of the menu that hold others. */
export const menuGroups: DictionaryProvider = {
  options: ({ context }) => {
    const { menus } = context.catalog.bundle;
    const parents = new Set(menus.map(({ parentId }) => parentId));
    return menus
      .filter(({ id, url }) => parents.has(id) && !url)
      .map(({ id, name }) => ({ key: id, value: name }));
  },
};
