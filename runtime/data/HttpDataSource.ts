import { accountEndpoints } from '../wire/account/accountEndpoints.ts';
import { credentials } from '../wire/account/readCredentials.ts';
import { designEndpoints } from '../wire/design/designEndpoints.ts';
import { dictionaryEndpoints } from '../wire/dictionaries/dictionaryEndpoints.ts';
import { dictionaries, dictionaryLabels, options } from '../wire/dictionaries/readDictionaries.ts';
import { addressOf } from '../wire/Endpoint.ts';
import { pageBody, pageResult } from '../wire/pageCall.ts';
import { permissionEndpoints } from '../wire/permission/permissionEndpoints.ts';
import { assignableRoles, hiddenFields } from '../wire/permission/readPermissions.ts';
import { groupsAnswer } from '../wire/records/readGroups.ts';
import { saveBody, savedRecord } from '../wire/saveCall.ts';
import { foundRecords } from '../wire/session/readFoundRecords.ts';
import { sessionAfter } from '../wire/session/readSession.ts';
import { tableLayers } from '../wire/session/readTableLayers.ts';
import { sessionEndpoints } from '../wire/session/sessionEndpoints.ts';
import { nothing, object, or, row, text } from '../wire/shape.ts';
import { tableEndpoints as endpoints } from '../wire/tableEndpoints.ts';
import { columnsBody, widthsBody } from '../wire/tableSettings/settingsBodies.ts';
import { tableSettingsEndpoints } from '../wire/tableSettings/tableSettingsEndpoints.ts';
import type { DataSource } from './DataSource.ts';
import type { Http } from './Http.ts';
import { httpDocumentCalls } from './httpDocumentCalls.ts';

/** {@link DataSource} over `/api/{table}` and `/api/jig`. */
export function httpDataSource(http: Http): DataSource {
  const keyed = (key: string | undefined): Readonly<Record<string, string>> =>
    key ? { 'idempotency-key': key } : {};
  return {
    ...httpDocumentCalls(http),
    http,
    signIn: (userName, password) =>
      http.call(accountEndpoints.login, { body: { userName, password } }, credentials),
    session: (known) =>
      http.call(
        sessionEndpoints.session,
        { query: known?.version === undefined ? {} : { version: known.version } },
        sessionAfter(known),
      ),
    tableLayers: (table) => http.call(sessionEndpoints.table, { query: { name: table } }, tableLayers),
    schemaChanges: (listener) => http.onSchemas(listener),
    resetDesign: (table) =>
      http.call(designEndpoints.reset, { query: { titleEnName: table }, body: [] }, nothing),
    page: (table, query) =>
      http.call(endpoints.page, { params: { table }, body: pageBody(query) }, pageResult),
    groups: (table, query, asked) =>
      http.call(
        endpoints.groups,
        { params: { table }, body: { ...pageBody(query), ...asked } },
        groupsAnswer,
      ),
    treeLevel: (table, query, ids) =>
      http.call(
        ids ? endpoints.treeChildren : endpoints.treeRoots,
        { params: { table }, body: { ...pageBody(query), ...(ids ? { ids: [...ids] } : {}) } },
        pageResult,
      ),
    detailPage: (table, detail, query) =>
      http.call(endpoints.detailPage, { params: { table }, body: pageBody(query, detail) }, pageResult),
    add: (table, payload, key) =>
      http.call(
        endpoints.add,
        { params: { table }, body: saveBody(table, payload), headers: keyed(key) },
        savedRecord,
      ),
    update: (table, payload, key) =>
      http.call(
        endpoints.update,
        { params: { table }, body: saveBody(table, payload), headers: keyed(key) },
        savedRecord,
      ),
    remove: (table, keys) => http.call(endpoints.del, { params: { table }, body: [...keys] }, nothing),
    dictionaries: (dicNos) => http.call(dictionaryEndpoints.options, { body: [...dicNos] }, dictionaries),
    dictionaryLabels: (wanted) =>
      http.call(
        dictionaryEndpoints.labels,
        { body: Object.fromEntries(Object.entries(wanted).map(([dicNo, keys]) => [dicNo, [...keys]])) },
        dictionaryLabels,
      ),
    searchDictionary: (dicNo, text, url) => {
      const query = new URLSearchParams({ ...(dicNo === '' ? {} : { dicNo }), value: text });
      // Never another site, because the call carries the token.
      const path =
        url !== undefined && /^\/(?!\/)/.test(url) ? url : addressOf(dictionaryEndpoints.search, {});
      return http.plain(
        `${path}${path.includes('?') ? '&' : '?'}${query}`,
        { method: 'POST', body: {} },
        or(options, []),
      );
    },
    find: (text) => http.call(sessionEndpoints.find, { query: { text } }, foundRecords),
    changeState: (table, action, keys) =>
      http.call(endpoints.changeUpdate, { params: { table }, body: { action, keys: [...keys] } }, nothing),
    selector: (table, query, dicNo) =>
      http.call(
        endpoints.selector,
        { params: { table }, body: { ...pageBody(query), ...(dicNo === undefined ? {} : { dicNo }) } },
        pageResult,
      ),
    choices: (table, field, values) =>
      http.call(endpoints.choices, { params: { table }, body: { field, values } }, or(options, [])),
    lookup: (table, field, key) =>
      http.call(endpoints.lookup, { params: { table }, body: { field, key } }, or(row, {})),
    saveColumns: (tableName, columns, forgetWidths) =>
      http.call(
        tableSettingsEndpoints.saveColumns,
        { body: columnsBody(tableName, columns, forgetWidths), outlivesPage: true },
        nothing,
      ),
    saveColumnWidths: (tableName, widths) =>
      http.call(
        tableSettingsEndpoints.saveWidths,
        { body: widthsBody(tableName, widths), outlivesPage: true },
        nothing,
      ),
    hiddenFields: (table) =>
      http.call(permissionEndpoints.ownFields, { query: { tableName: table } }, hiddenFields),
    origins: async (table) => {
      const { origins } = await import('../wire/session/readOrigins.ts');
      return http.call(sessionEndpoints.origins, { query: { name: table } }, origins);
    },
    saveTableSpacing: (tableName, spacing) =>
      http.call(
        tableSettingsEndpoints.saveSpacing,
        { body: { tableName, ...spacing }, outlivesPage: true },
        nothing,
      ),
    saveRowHeight: (rowHeight) =>
      http.call(tableSettingsEndpoints.saveRowHeight, { body: { rowHeight }, outlivesPage: true }, nothing),
    saveSearchFields: (workItemName, fields) =>
      http.call(
        tableSettingsEndpoints.saveSearchFields,
        { body: { workItemName, fields: [...fields] }, outlivesPage: true },
        nothing,
      ),
    events: async (call) => (await import('./httpEvents.ts')).httpEvents(http, call),
    inbox: async () => (await import('./workflow/httpInboxCalls.ts')).httpInboxCalls(http),
    files: async () => (await import('./httpFileSource.ts')).httpFileSource(http),
    rows: async () => (await import('./httpRowCalls.ts')).httpRowCalls(http),
    record: async () => (await import('./httpRecordCalls.ts')).httpRecordCalls(http),
    favourites: async () => (await import('./httpFavouriteCalls.ts')).httpFavouriteCalls(http),
    collections: async () => (await import('./httpCollectionCalls.ts')).httpCollectionCalls(http),
    keptFilters: async () => (await import('./httpKeptFilterCalls.ts')).httpKeptFilterCalls(http),
    optionViews: async () => (await import('./httpOptionViewCalls.ts')).httpOptionViewCalls(http),
    designs: async () => (await import('./httpDesignCalls.ts')).httpDesignCalls(http),
    flows: async () => (await import('./workflow/httpFlowCalls.ts')).httpFlowCalls(http),
    workbooks: async () => (await import('./httpWorkbookCalls.ts')).httpWorkbookCalls(http),
    rehearse: async (asked) => (await import('./workflow/httpRehearsal.ts')).httpRehearsal(http, asked),
    signOut: () => http.call(accountEndpoints.logout, { body: {} }, nothing),
    changePassword: (oldPwd, newPwd) =>
      http.call(accountEndpoints.changePassword, { body: { oldPwd, newPwd } }, object({ token: text })),
    resetPassword: (userName, password) =>
      http.call(accountEndpoints.resetPassword, { body: { userName, password } }, nothing),
    assignableRoles: () => http.call(permissionEndpoints.assignableRoles, {}, assignableRoles),
    roleRights: async () => (await import('./httpRoleRightCalls.ts')).httpRoleRightCalls(http),
  };
}
