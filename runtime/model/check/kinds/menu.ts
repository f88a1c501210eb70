import { isObject } from '../../schema/Json.ts';
import type { MenuSchema } from '../../schema/MenuSchema.ts';
import { menuLine } from './menus.ts';
import { misshapen, refused } from './refusals.ts';
import type { SchemaKind } from './SchemaKind.ts';

/** One line of the menu. Lines are published one at a time. */
export const menu: SchemaKind = {
  name: 'menu',
  migrations: [],
  publishing: {
    meta: () => menuLine,
    lineOf: { place: 'menus.json', list: 'menus', key: 'id' },
    apply(draft, { name, patch }) {
      if (!isObject(patch) || typeof patch.id !== 'number') return misshapen('menu', name);
      const made = patch as unknown as MenuSchema; // checked before it was published
      const others = (draft.menus ?? []).filter(({ id }) => id !== made.id);
      const taken = others.find(({ tableName }) => tableName === made.tableName);
      if (made.tableName && taken !== undefined)
        return refused('server.menuTableTaken', '/tableName', { table: made.tableName, other: taken.name });
      draft.menus = [...others, made];
      return [];
    },
  },
};
