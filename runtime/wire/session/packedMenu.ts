import { isObject } from '../../model/schema/Json.ts';
import type { MenuEntry } from '../permission/MenuEntry.ts';

type SentMenu = Omit<MenuEntry, 'permission'>;

/** Values of a menu entry in this order. Trailing defaults are left out. */
const columns = ['id', 'parentId', 'name', 'tableName', 'url', 'icon', 'enable'] as const;

/**
 * Menu entry of the session as a list. Missing: `tableName` and `icon` are null, `url` is the path of the table,
 * `enable` is 1. `url` is also null when it is that path; an entry with a table and no path has `''`.
 */
export type PackedMenu = readonly SentMenu[keyof SentMenu][];

const defaults: Partial<SentMenu> = { tableName: null, url: null, icon: null, enable: 1 };

/** One menu entry as a list; {@link completeMenu} reads it. */
export const packMenu = (menu: MenuEntry): PackedMenu => {
  const { tableName, url } = menu;
  const short = { ...menu, url: tableName === null ? url : url === `/${tableName}` ? null : (url ?? '') };
  const values = columns.map((name) => short[name]);
  const last = columns.findLastIndex((name) => short[name] !== defaults[name]);
  return values.slice(0, last + 1);
};

const pathOf = (table: unknown): string | null => (typeof table === 'string' ? `/${table}` : null);

/** The entry of a list from {@link packMenu}. Other values stay as they are, for the reader to refuse. */
export const completeMenu = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  const named = columns.slice(0, value.length).map((name, index) => [name, value[index]] as const);
  const menu: unknown = Object.fromEntries(named);
  if (!isObject(menu)) return value;
  const url = menu.url === '' ? null : (menu.url ?? pathOf(menu.tableName));
  return { ...defaults, ...menu, url };
};
