import { formDesign as designKind } from '../../runtime/model/check/kinds/formDesign.ts';
import { userDesign as userDesignKind } from '../../runtime/model/check/kinds/userDesign.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { publishedDesign, readDesignRecord } from '../../runtime/model/record/design/DesignRecord.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type {
  DesignAnswer,
  DesignBody,
  DesignRestore,
  SavedDesign,
} from '../../runtime/wire/design/DesignAnswer.ts';
import { designEndpoints as endpoints } from '../../runtime/wire/design/designEndpoints.ts';
import type { PublishedVersion } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { adminId } from '../catalog/designTable.ts';
import { history } from '../catalog/versions.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asObject, asText, sentBody, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { tableOfDesign } from '../sqlParameters/fields.ts';
import { designRow, ownTable } from './designRows.ts';
import { saveDesign, userVersionName } from './saveDesign.ts';
import { shownDesign } from './shownDesign.ts';
import { readUserDesign } from './userDesign.ts';

/** Runs with the document of the named form; refuses one that is unknown or closed to the user. */
const withForm = async <Data>(
  call: UserCall,
  address: string,
  run: (document: DocumentTable, readable: (field: string) => boolean) => Promise<Answer<Data>>,
): Promise<Answer<Data>> => {
  const { catalog } = call.context;
  const found = accessTable(call, tableOfDesign(catalog, address)?.table ?? address, 'Search');
  if ('refused' in found) return found.refused;
  const { table, readable, details, readableRows } = found.access;
  const every = [readable, ...readableRows.values()];
  const known = [table, ...details.map((detail) => detail.table)];
  // A component that is no field of the form's tables (a titled line) is always readable.
  const isReadable = (field: string): boolean =>
    every.some((one) => one.has(field)) || !known.some(({ byName }) => byName.has(field));
  return run({ main: table, details }, isReadable);
};

const address = (call: UserCall): string => call.query('titleEnName') ?? '';

/** Problems in the caller's language, each with its path. */
const told = (call: TransactionCall, problems: readonly Issue[]) =>
  problems.map((problem) => ({ path: problem.path, message: messageOf(problem, call.locale) }));

const get = (call: UserCall, userId: number): Promise<Answer<DesignAnswer | null>> =>
  withForm(call, address(call), async (document, readable) => {
    const row = await designRow(call.context.db, call.context.catalog, document.main.table, userId);
    if (row === undefined) return succeed(null, null);
    const shown = shownDesign(row, call.user.id, readable);
    const { problems } = readUserDesign(call.context.catalog, document, {
      DaraggeOptions: asText(shown.DaraggeOptions) ?? '',
      TableConfig: asText(shown.TableConfig) ?? '',
    });
    return succeed(null, shown, { problems: told(call, problems) });
  });

const save = async (call: UserCall): Promise<Answer<SavedDesign>> => {
  const main = asObject(sentBody<DesignBody>(call).mainData) ?? {};
  const titleEnName = asText(main.TitleEnName) ?? address(call);
  return withForm(call, titleEnName, async (document) => {
    const record = readDesignRecord(main, titleEnName);
    if (record === undefined) return refuse('422', call.say('server.bodyTooLarge'));
    const { db, catalog } = call.context;
    const before = await designRow(db, catalog, document.main.table, call.user.id);
    const done = await saveDesign(call, document, record, { before: String(before?.SqlParams ?? '') });
    if (!done.ok) return issuesAnswer(call, done.issues);
    const { problems } = readUserDesign(catalog, document, record);
    const row = await designRow(db, catalog, document.main.table, call.user.id);
    const key = (row?.FormId ?? null) as SavedDesign['FormId']; // a key
    const data = { FormId: key, version: done.version };
    return succeed(call.say('server.saved'), data, { problems: told(call, problems) });
  });
};

/**
 * `del`: a list with the id of the user's own design, or only `titleEnName`. Resets the form to its default.
 */
const del = async (call: UserCall): Promise<Answer<PublishedVersion>> => {
  const keys = (asList(call.body) ?? []).flatMap((key) => asText(key) ?? []);
  const named = address(call) || (await ownTable(call.context, call.user.id, keys));
  return withForm(call, named, async (document) => {
    const row = await designRow(call.context.db, call.context.catalog, document.main.table, call.user.id);
    if (row === undefined || (keys.length > 0 && !keys.includes(String(row.FormId))))
      return refuse('404', call.say('server.notFound'));
    const done = await saveDesign(call, document, undefined, { note: 'reset' });
    return done.ok
      ? succeed(call.say('server.done'), { version: done.version })
      : issuesAnswer(call, done.issues);
  });
};

/** Versions of the caller's own design, newest first. */
const ownVersions = (call: UserCall, table: string) =>
  call.user.id === adminId
    ? history(call.context.db, designKind.name, table)
    : history(call.context.db, userDesignKind.name, userVersionName(table, call.user.id));

const restore = async (call: UserCall): Promise<Answer<PublishedVersion>> => {
  const body = sentBody<DesignRestore>(call);
  return withForm(call, asText(body.titleEnName) ?? '', async (document) => {
    const versions = await ownVersions(call, document.main.table);
    const old = versions.find(({ version }) => version === Number(body.version));
    const record = old && publishedDesign(old.patch);
    if (record === undefined) return refuse('404', call.say('server.notFound'));
    // SQL of old versions was checked when it was saved, and is checked again when it runs.
    const more = { note: `restore ${old?.version}`, before: record.SqlParams ?? '' };
    const done = await saveDesign(call, document, record.TitleEnName === '' ? undefined : record, more);
    return done.ok
      ? succeed(call.say('server.saved'), { version: done.version })
      : issuesAnswer(call, done.issues);
  });
};

/** Routes for form designs of users and of the administrator. */
export const designRoutes: readonly Route[] = [
  userRoute(endpoints.own, (call) => get(call, call.user.id)),
  userRoute(endpoints.default, (call) => get(call, adminId)),
  userRoute(endpoints.add, save),
  userRoute(endpoints.update, save),
  userRoute(endpoints.reset, del),
  userRoute(endpoints.history, (call) =>
    withForm(call, address(call), async ({ main }) => succeed(null, await ownVersions(call, main.table))),
  ),
  userRoute(endpoints.restore, restore),
];
