import { isAudited } from '../../runtime/model/access/documentState.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { plainSettings, type TableSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import { menuTree } from '../accounts/menuTree.ts';
import { HiddenFields } from '../catalog/HiddenFields.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { shownLayers } from '../catalog/shownLayers.ts';
import { history } from '../catalog/versions.ts';
import { type UserDesign, userDesign } from '../design/userDesign.ts';
import { refuse, succeed } from '../http/Answer.ts';
import { asObject, asText, bodyObject, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { closedSources } from '../operations/closedSources.ts';
import { findRecords } from '../operations/findRecords.ts';
import { presence } from '../presence/presence.ts';
import { publish, restore } from '../publishing/publish.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { tableSettings } from '../tableSettings/tableSettings.ts';
import { flowKind } from '../workflow/definitions/FlowLibrary.ts';
import { restoreFlow } from '../workflow/definitions/restoreFlow.ts';

/** Field rights of the user, without fields that the roles hide. */
const shownRights = (user: User): unknown =>
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

/** Session data for the browser: user, rights, menus, pages and settings of the application. */
const session = (call: UserCall): unknown => {
  const { catalog, appName, clock, pageSizes, pageSize } = call.context;
  const { user } = call;
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
    grants: Object.fromEntries([...user.grants].map(([name, actions]) => [name, [...actions]])),
    fieldRights: shownRights(user),
    menus: menuTree(catalog.bundle.menus, user),
    pages: shownPages(catalog, user),
    app: { name: appName, timeZone: clock.timeZone, now: clock.now(), pageSizes, pageSize },
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

/** Only the super administrator changes schemas here; calls of the designers check finer rights. */
const asDesigner = (call: UserCall): boolean => call.user.isSuperAdmin;

/** Our own routes, under `/api/jig`. */
export const jigRoutes: readonly Route[] = [
  userRoute('POST', '/api/jig/presence', presence),
  userRoute('GET', '/api/jig/session', async (call) => succeed(null, session(call))),
  userRoute('GET', '/api/jig/table', async (call) => {
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
    const kept = await tableSettings(db, call.user.id, [table.table, ...details]);
    const settings = (await hasFlow(call, table)) ? withFlow(kept, table.table) : kept;
    return succeed(null, {
      layers: layersOf(table.table),
      details: Object.fromEntries(details.map((detail) => [detail, layersOf(detail)])),
      closed: closedSources(call, { main: table, details: rows }),
      settings: design === undefined ? settings : withDesign(settings, table.table, call, design),
    });
  }),
  userRoute('GET', '/api/jig/find', findRecords),
  userRoute('GET', '/api/jig/schema/unfit', async (call) =>
    asDesigner(call) ? succeed(null, call.context.catalog.unfit) : refuse('403', call.say('server.noRight')),
  ),
  userRoute('GET', '/api/jig/schema/history', async (call) =>
    asDesigner(call)
      ? succeed(null, await history(call.context.db, call.query('kind') ?? '', call.query('name') ?? ''))
      : refuse('403', call.say('server.noRight')),
  ),
  userRoute('POST', '/api/jig/schema/publish', async (call) => {
    if (!asDesigner(call)) return refuse('403', call.say('server.noRight'));
    const body = bodyObject(call);
    const [kind, name, patch, note] = [
      asText(body.kind),
      asText(body.name),
      asObject(body.patch),
      asText(body.note),
    ];
    if (kind === undefined || name === undefined || patch === undefined)
      return refuse('422', call.say('server.paramsIncomplete'));
    const done = await publish(
      call.context,
      { kind, name, patch, ...(note === undefined ? {} : { note }) },
      call.user,
    );
    return done.ok
      ? succeed(call.say('server.saved'), { version: done.version })
      : issuesAnswer(call, done.issues);
  }),
  userRoute('POST', '/api/jig/schema/restore', async (call) => {
    if (!asDesigner(call)) return refuse('403', call.say('server.noRight'));
    const body = bodyObject(call);
    const [kind, name, version] = [asText(body.kind) ?? '', asText(body.name) ?? '', Number(body.version)];
    // Flows are rows with versions, which a save restores.
    if (kind === flowKind) return restoreFlow(call, name, version);
    const done = await restore(call.context, { kind, name, version }, call.user);
    if (done === undefined) return refuse('404', call.say('server.notFound'));
    return done.ok
      ? succeed(call.say('server.saved'), { version: done.version })
      : issuesAnswer(call, done.issues);
  }),
];
