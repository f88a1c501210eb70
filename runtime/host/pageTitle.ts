import type { MessageKey } from '../model/messages/index.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import { pageApi } from '../model/schema/pageApi.ts';
import type { MenuItem } from '../wire/session/SessionData.ts';

/** Pages with a title from the message catalogue, which follows the language. */
const own: Readonly<Record<string, MessageKey>> = {
  home: 'shell.home',
  userInfo: 'shell.userInfo',
  playground: 'shell.playground',
  login: 'shell.login.title',
  password: 'shell.changePassword',
  '401': 'shell.401.title',
  '404': 'shell.404.title',
  message: 'shell.message.title',
  coding: 'shell.coding.title',
};

const same = (one: string | undefined, other: string): boolean =>
  one !== undefined && one.toLowerCase() === other.toLowerCase();

/** The menu entry that opens a page; by address, else by table. */
export function menuOf(page: PageSchema, menus: readonly MenuItem[]): MenuItem | undefined {
  const paths = [page.path, ...(page.aliases ?? [])];
  return (
    menus.find((menu) => paths.some((path) => same(menu.url, path))) ??
    menus.find((menu) => menu.tableName !== undefined && same(pageApi(page), menu.tableName))
  );
}

/** Title of a page: catalogue text, schema title, menu name, table or path, in this order. */
export function pageTitle(
  page: PageSchema,
  menus: readonly MenuItem[],
  t: (key: MessageKey) => string,
): string {
  const key = own[page.page];
  return key ? t(key) : (page.title ?? menuOf(page, menus)?.name ?? pageApi(page) ?? page.path);
}
