import { createHash } from 'node:crypto';
import { isAudited } from '../../runtime/model/access/documentState.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { plainSettings, type TableSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import { packGrants } from '../../runtime/wire/session/packedGrants.ts';
import { packMenu } from '../../runtime/wire/session/packedMenu.ts';
import { packPage } from '../../runtime/wire/session/packedPage.ts';
import type { KeptSession, SessionAnswer } from '../../runtime/wire/session/SessionAnswer.ts';
import { sessionEndpoints as endpoints } from '../../runtime/wire/session/sessionEndpoints.ts';
import { menuTree } from '../accounts/menuTree.ts';
import { HiddenFields } from '../catalog/HiddenFields.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { shownLayers } from '../catalog/shownLayers.ts';
import { type UserDesign, userDesign } from '../design/userDesign.ts';
import { succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { closedSources } from '../operations/closedSources.ts';
import { findRecords } from '../operations/findRecords.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { settingsName } from '../tableSettings/settingsName.ts';
import { tableSettings } from '../tableSettings/tableSettings.ts';

/** Field rights of the user, without fields that the roles hide. */
const shownRights = (user: User): KeptSession['fieldRights'] =>
  Object.fromEntries(
    [...user.fieldRights].map(([table, rights]) => [
      table,
      Object.fromEntries(Object.entries(rights).filter(([, { show }]) => user.isSuperAdmin || show !== 0)),
    ]),
  );

/** Pages for this user: a quick search over a hidden field falls back to the name field. */
const shownPages = (catalog: SchemaCatalog, user: User): readonly PageSchema[] => {
  const hidden = new HiddenFields(catalog, user);
  return catalog.bundle.pages.map((page) => {
    const { quickSearch, ...rest } = page;
    return quickSearch !== undefined && hidden.of(page.table ?? '').has(quickSearch) ? rest : page;
  });
};

/** User, rights, menus and pages: the part of the session that browsers keep. */
const keptPart = ({ context: { catalog }, user }: UserCall): KeptSession => ({
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
  menus: menuTree(catalog.bundle.menus, user).map(packMenu),
  pages: shownPages(catalog, user).map(packPage),
});

/**
 * Session data for the browser. `version` names the kept part; a browser that sends the current one gets the settings of
 * the application only.
 */
const session = (call: UserCall): SessionAnswer => {
  const { appName, catalog, clock, pageSizes, pageSize } = call.context;
  const kept = keptPart(call);
  const version = createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 22);
  return {
    ...(call.query('version') === version ? {} : kept),
    app: {
      name: catalog.bundle.app?.name ?? appName,
      timeZone: clock.timeZone,
      now: clock.now(),
      pageSizes,
      pageSize,
    },
    version,
  };
};

/** Table settings with information about the user's own design. */
const withDesign = (
  settings: Readonly<Record<string, TableSettings>>,
  table: string,
  call: UserCall,
  { problems }: UserDesign,
): Readonly<Record<string, TableSettings>> => ({
  ...settings,
  [table]: {
    ...(settings[table] ?? plainSettings),
    design: { problems: problems.map((problem) => messageOf(problem, call.locale)) },
  },
});

/** Whether documents of a table have a published flow. */
const hasFlow = async ({ context: { db, flows } }: UserCall, table: ResolvedTable): Promise<boolean> =>
  isAudited(table) && (await flows.published(db, table.table)).length > 0;

const withFlow = (
  settings: Readonly<Record<string, TableSettings>>,
  table: string,
): Readonly<Record<string, TableSettings>> => ({
  ...settings,
  [table]: { ...(settings[table] ?? plainSettings), hasFlow: true },
});

/** Gives the table the API name of a page, by which the browser calls it. */
const named = (api: string): Layer => ({ kind: 'page', name: api, table: { table: api, url: `/${api}/` } });

/** Routes for the session of the browser. */
export const sessionRoutes: readonly Route[] = [
  userRoute(endpoints.session, async (call) => succeed(null, session(call))),
  userRoute(endpoints.table, async (call) => {
    const found = accessTable(call, call.query('name') ?? '', 'Search');
    if ('refused' in found) return found.refused;
    const { table, details: rows } = found.access;
    const details = table.details.map((detail) => detail.table);
    const { db, catalog } = call.context;
    const design = await userDesign(db, catalog, call.user, { main: table, details: rows });
    const layersOf = (name: string): readonly Layer[] => [
      ...shownLayers(catalog, call.user, name),
      ...(design?.layers.get(name) ?? []),
    ];
    const name = settingsName(call, table.table);
    const kept = await tableSettings(db, call.user.id, [name, ...details]);
    const settings = (await hasFlow(call, table)) ? withFlow(kept, name) : kept;
    return succeed(null, {
      layers: [...layersOf(table.table), ...(name === table.table ? [] : [named(name)])],
      details: Object.fromEntries(details.map((detail) => [detail, layersOf(detail)])),
      closed: closedSources(call, { main: table, details: rows }),
      settings: design === undefined ? settings : withDesign(settings, name, call, design),
    });
  }),
  userRoute(endpoints.find, findRecords),
];
