import { createHash } from 'node:crypto';
import type { User } from '../../runtime/model/access/User.ts';
import { menuOfPage } from '../../runtime/model/schema/menuOfPage.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import type { MenuEntry } from '../../runtime/wire/permission/MenuEntry.ts';
import { packGrants } from '../../runtime/wire/session/packedGrants.ts';
import { packMenu } from '../../runtime/wire/session/packedMenu.ts';
import { packPages } from '../../runtime/wire/session/packedPage.ts';
import type { KeptSession, SessionAnswer } from '../../runtime/wire/session/SessionAnswer.ts';
import { sessionEndpoints as endpoints } from '../../runtime/wire/session/sessionEndpoints.ts';
import { menuTree } from '../accounts/menuTree.ts';
import { HiddenFields } from '../catalog/HiddenFields.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { findRecords } from '../operations/findRecords.ts';
import { openTable } from '../operations/openTable.ts';
import { origins } from '../operations/origins.ts';
import { productParams } from '../params/productParams.ts';

/** Field rights of the user, without fields that the roles hide. */
const shownRights = (user: User): KeptSession['fieldRights'] =>
  Object.fromEntries(
    [...user.fieldRights].map(([table, rights]) => [
      table,
      Object.fromEntries(Object.entries(rights).filter(([, { show }]) => user.isSuperAdmin || show !== 0)),
    ]),
  );

/**
 * Pages for this user: without a quick search over a hidden field (the name field stands in) and buttons that read one. A page
 * that the user's menu does not name has its title, so that a refusal can say which page it is.
 */
const shownPages = (
  catalog: SchemaCatalog,
  user: User,
  menus: readonly MenuEntry[],
): readonly PageSchema[] => {
  const hidden = new HiddenFields(catalog, user);
  const own = new Set(menus.map(({ id }) => id));
  return catalog.bundle.pages.map((page) => {
    const { quickSearch, rowButtons, ...rest } = page;
    const line = page.title === undefined ? menuOfPage(page, catalog.bundle.menus) : undefined;
    const unread = hidden.of(page.table ?? '');
    const shown = rowButtons?.filter(
      ({ linkTo: { where = {}, dates = {}, open = '' } = {} }) =>
        ![...Object.values(where), ...Object.values(dates), open].some((field) => unread.has(field)),
    );
    return {
      ...rest,
      ...(line !== undefined && !own.has(line.id) && { title: line.name }),
      ...(quickSearch !== undefined && !unread.has(quickSearch) && { quickSearch }),
      ...(shown !== undefined && { rowButtons: shown }),
    };
  });
};

/** User, rights, menus and pages: the part of the session that browsers keep. */
const keptPart = ({ context: { catalog }, user }: UserCall): KeptSession => {
  const menus = menuTree(catalog.bundle.menus, user);
  return {
    user: {
      user_Id: user.id,
      userName: user.userName,
      realName: user.realName,
      roleIds: user.roleIds,
      roleNames: user.roleNames,
      isSuperAdmin: user.isSuperAdmin,
      subordinateIds: user.subordinateIds,
    },
    grants: packGrants(user.grants),
    fieldRights: shownRights(user),
    menus: menus.map(packMenu),
    pages: packPages(shownPages(catalog, user, menus)),
  };
};

/**
 * Session data for the browser. `version` names the kept part; a browser that sends the current one gets the settings of
 * the application only.
 */
const session = async (call: UserCall): Promise<SessionAnswer> => {
  const { appName, catalog, clock, events, pageSizes, pageSize } = call.context;
  const params = await productParams(call.context);
  const kept = keptPart(call);
  const version = createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 22);
  return {
    ...(call.query('version') === version ? {} : kept),
    app: {
      name: params.productName ?? catalog.bundle.app?.name ?? appName,
      company: params.companyName ?? '',
      ...(params.logo !== undefined && {
        logo: createHash('sha256').update(params.logo).digest('hex').slice(0, 12),
      }),
      ...(params.themeColor !== undefined && { color: params.themeColor }),
      timeZone: clock.timeZone,
      now: clock.now(),
      pageSizes,
      pageSize: params.pageSize ?? pageSize,
      systemType: catalog.bundle.app?.systemType ?? 1,
    },
    place: events.place,
    version,
  };
};

/** Routes for the session of the browser. */
export const sessionRoutes: readonly Route[] = [
  userRoute(endpoints.session, async (call) => succeed(null, await session(call))),
  userRoute(endpoints.table, openTable),
  userRoute(endpoints.origins, origins),
  userRoute(endpoints.find, findRecords),
];
