import { optionViewLimits } from '../../runtime/model/optionViews/OptionView.ts';
import type { OptionViewFields } from '../../runtime/model/optionViews/optionViewFields.ts';
import { readChosen } from '../../runtime/model/optionViews/readChosen.ts';
import { readScope } from '../../runtime/model/optionViews/readOptionView.ts';
import { mostSplit } from '../../runtime/model/optionViews/splitOptionViews.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import type { OptionViewRow } from '../../runtime/model/schema/OptionViewRow.ts';
import { optionViewEndpoints as endpoints } from '../../runtime/wire/optionViews/optionViewEndpoints.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asObject, asText, bodyObject, type UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { settingsName } from '../reading/settingsName.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { throughPage } from '../reading/throughPage.ts';
import { keepOptionViewChoice, optionViewChoice } from './optionViewChoice.ts';
import { mayEditOptionView, optionViewsFor, shownOptionView } from './optionViewsFor.ts';
import { sentOptionView } from './sentOptionView.ts';
import {
  countOwn,
  insertOptionView,
  optionViewsById,
  removeOptionViews,
  type StoredOptionView,
  updateOptionView,
} from './storedOptionViews.ts';

/** The page of a call or of a stored view, by its API name, when the user has the right there. */
const pageAccess = (
  call: UserCall,
  named: string,
  right: 'Search' | 'Tabs' | 'ShareTabs',
): { readonly access: TableAccess & { readonly name: string } } | { readonly refused: Answer<never> } => {
  const page = call.context.catalog.pageOfApi(named);
  const through = (page && throughPage(call, page)) ?? { call, table: named };
  const found = accessTable(through.call, through.table, right);
  if ('refused' in found) return found;
  return { access: { ...found.access, name: settingsName(through.call, found.access.table.table) } };
};

/** Runs with the page of a call or of a stored view. */
const onPage = async <Data>(
  call: UserCall,
  named: string | undefined,
  right: 'Search' | 'Tabs',
  run: (access: TableAccess & { readonly name: string }) => Promise<Answer<Data>>,
): Promise<Answer<Data>> => {
  const found = pageAccess(call, named ?? '', right);
  return 'refused' in found ? found.refused : run(found.access);
};

/** The stored view when the user may change it, or the refusal. */
const editable = async (
  call: UserCall,
  id: Json | undefined,
): Promise<{ readonly view: StoredOptionView } | { readonly refused: Answer<never> }> => {
  const number = Number(asText(id));
  const [view] = Number.isSafeInteger(number) ? await optionViewsById(call.context.db, [number]) : [];
  if (view === undefined) return { refused: refuse('404', call.say('optionView.gone')) };
  if (mayEditOptionView(call.user, view)) return { view };
  const params = { name: view.OptionViewName, creator: view.Creator };
  return { refused: refuse('403', call.say('optionView.notYours', params)) };
};

/** The refusal of a view that its user may not put before so many users; a page's `ShareTabs` is the right to it. */
const refusalToShare = (
  call: UserCall,
  page: string,
  share: ReturnType<typeof accessTable> | ReturnType<typeof pageAccess>,
  { ScopeUser }: OptionViewFields,
): Answer<never> | undefined => {
  const scope = readScope(ScopeUser);
  const isWide = scope === 'all' || (scope !== 'own' && scope.length > optionViewLimits.named);
  return isWide && 'refused' in share
    ? refuse('403', call.say('optionView.notShared', { page, n: optionViewLimits.named }))
    : undefined;
};

/** Stores new views of a page, all or none. */
const create = async (
  call: UserCall,
  tableName: string | undefined,
  sent: readonly JsonObject[],
): Promise<{ readonly views: readonly OptionViewRow[] } | { readonly refused: Answer<never> }> => {
  const found = accessTable(call, tableName ?? '', 'Tabs');
  if ('refused' in found) return found;
  const { table, details } = found.access;
  const fields: OptionViewFields[] = [];
  for (const one of sent) {
    const read = await sentOptionView(call, one, { main: table, details });
    if ('refused' in read) return read;
    const share = accessTable(call, tableName ?? '', 'ShareTabs');
    const refused = refusalToShare(call, table.cnName, share, read.fields);
    if (refused !== undefined) return { refused };
    fields.push(read.fields);
  }
  const name = settingsName(call, table.table);
  const stored = await call.context.db.transaction(async (tx) => {
    if ((await countOwn(tx, name, call.user.id)) + fields.length > optionViewLimits.views) return undefined;
    const ids: number[] = [];
    for (const one of fields) ids.push(await insertOptionView(tx, name, one, call.user));
    return optionViewsById(tx, ids);
  });
  return stored === undefined
    ? { refused: refuse('422', call.say('optionView.tooMany', { n: optionViewLimits.views })) }
    : { views: stored.map((view) => shownOptionView(call.user, view)) };
};

const mainOf = (call: UserCall): JsonObject => asObject(bodyObject(call).mainData) ?? {};

/** Saved views of lists. A view grants nothing: every other call checks what the user may read. */
export const optionViewRoutes: readonly Route[] = [
  userRoute(endpoints.views, (call) =>
    onPage(call, call.query('tableName'), 'Search', async ({ name }) =>
      succeed(null, (await optionViewsFor(call.context.db, call.user, name)).rows),
    ),
  ),
  userRoute(endpoints.createView, async (call) => {
    const sent = mainOf(call);
    const made = await create(call, asText(sent.TableName), [sent]);
    if ('refused' in made) return made.refused;
    const [view] = made.views;
    return view === undefined
      ? refuse('404', call.say('optionView.gone'))
      : succeed(call.say('optionView.saved'), view);
  }),
  userRoute(endpoints.createViews, async (call) => {
    const { TableName, views } = bodyObject(call);
    const sent = (asList(views) ?? []).map((one) => asObject(one) ?? {});
    if (sent.length === 0 || sent.length > mostSplit)
      return refuse('422', call.say('optionView.splitUnfit', { n: mostSplit }));
    const made = await create(call, asText(TableName), sent);
    return 'refused' in made
      ? made.refused
      : succeed(call.say('optionView.split', { n: made.views.length }), made.views);
  }),
  userRoute(endpoints.editView, async (call) => {
    const sent = mainOf(call);
    const found = await editable(call, sent.OptionView_Id);
    if ('refused' in found) return found.refused;
    return onPage(call, found.view.TableName, 'Tabs', async ({ table, details }) => {
      const stored = shownOptionView(call.user, found.view);
      const read = await sentOptionView(call, sent, { main: table, details }, stored);
      if ('refused' in read) return read.refused;
      const share = pageAccess(call, found.view.TableName, 'ShareTabs');
      const refused = refusalToShare(call, table.cnName, share, read.fields);
      if (refused !== undefined) return refused;
      const from = Number(asText(sent.Version) ?? Number.NaN);
      const { OptionView_Id: id, OptionViewName: name } = found.view;
      const Version = await updateOptionView(
        call.context.db,
        id,
        read.fields,
        Number.isNaN(from) ? undefined : from,
      );
      return Version === undefined
        ? refuse('409', call.say('optionView.stale', { name }))
        : succeed(
            call.say('optionView.saved'),
            shownOptionView(call.user, { ...found.view, ...read.fields, Version }),
          );
    });
  }),
  userRoute(endpoints.deleteViews, async (call) => {
    const ids: number[] = [];
    for (const id of asList(call.body) ?? []) {
      const found = await editable(call, id);
      if ('refused' in found) return found.refused;
      const access = pageAccess(call, found.view.TableName, 'Tabs');
      if ('refused' in access) return access.refused;
      ids.push(found.view.OptionView_Id);
    }
    if (ids.length === 0) return refuse('422', call.say('server.paramsIncomplete'));
    await removeOptionViews(call.context.db, ids);
    return succeed(call.say('optionView.deleted'));
  }),
  userRoute(endpoints.saveViewOrder, async (call) => {
    const ids = (asList(call.body) ?? [])
      .slice(0, 1000)
      .map((one) => Number(asText(asObject(one)?.OptionView_Id)))
      .filter((id) => Number.isSafeInteger(id) && id > 0);
    const [first] = await optionViewsById(call.context.db, ids.slice(0, 1));
    return onPage(call, first?.TableName, 'Search', async ({ name }) => {
      await keepOptionViewChoice(call.context.db, call.user.id, name, { order: [...new Set(ids)] });
      return succeed(call.say('server.saved'));
    });
  }),
  userRoute(endpoints.chosenView, (call) =>
    onPage(call, call.query('tableName'), 'Search', async ({ name }) => {
      const { chosen } = await optionViewChoice(call.context.db, call.user.id, name);
      return succeed(null, readChosen(chosen) ?? null);
    }),
  ),
  userRoute(endpoints.chooseView, (call) =>
    onPage(call, call.query('tableName'), 'Search', async ({ name }) => {
      const chosen = readChosen(call.query('optionViewId') ?? '');
      await keepOptionViewChoice(call.context.db, call.user.id, name, { chosen: String(chosen ?? '') });
      return succeed(call.say('server.saved'));
    }),
  ),
];
