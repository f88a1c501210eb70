import type { MessageKey } from '../model/messages/index.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';
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

const same = (url: string | undefined, path: string): boolean =>
  url !== undefined && url.toLowerCase() === path.toLowerCase();

/** The menu entry that opens a page; by address, else by table. */
export function menuOf(page: PageSchema, menus: readonly MenuItem[]): MenuItem | undefined {
  const paths = [page.path, ...(page.aliases ?? [])];
  return (
    menus.find((menu) => paths.some((path) => same(menu.url, path))) ??
    menus.find(
      (menu) => page.table !== undefined && menu.tableName?.toLowerCase() === page.table.toLowerCase(),
    )
  );
}

/** Title of a page: catalogue text, schema title, menu name, table or path, in this order. */
export function pageTitle(
  page: PageSchema,
  menus: readonly MenuItem[],
  t: (key: MessageKey) => string,
): string {
  const key = own[page.page];
  return key ? t(key) : (page.title ?? menuOf(page, menus)?.name ?? page.table ?? page.path);
}
