import type { MessageKey } from '../model/messages/index.ts';
import { menuOfPage } from '../model/schema/menuOfPage.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import { pageApi } from '../model/schema/pageApi.ts';
import type { MenuItem } from '../wire/session/SessionData.ts';

/** Pages with a title from the message catalogue, which follows the language. */
const own: Readonly<Record<string, MessageKey>> = {
  home: 'shell.home',
  sharedBoard: 'shell.sharedBoard',
  named: 'shell.sharedBoard',
  userInfo: 'shell.userInfo',
  playground: 'shell.playground',
  login: 'shell.login.title',
  password: 'shell.changePassword',
  '401': 'shell.401.title',
  '404': 'shell.404.title',
  message: 'shell.message.title',
  coding: 'shell.coding.title',
};

/** Title of a page: catalogue text, schema title, menu name, table or path, in this order. */
export function pageTitle(
  page: PageSchema,
  menus: readonly MenuItem[],
  t: (key: MessageKey) => string,
): string {
  const key = own[page.page];
  return key ? t(key) : (page.title ?? menuOfPage(page, menus)?.name ?? pageApi(page) ?? page.path);
}
