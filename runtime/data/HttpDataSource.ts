import { accountEndpoints } from '../wire/account/accountEndpoints.ts';
import { designEndpoints } from '../wire/design/designEndpoints.ts';
import { dictionaryEndpoints } from '../wire/dictionaries/dictionaryEndpoints.ts';
import { addressOf } from '../wire/Endpoint.ts';
import { pageBody, pageResult } from '../wire/pageCall.ts';
import { permissionEndpoints } from '../wire/permission/permissionEndpoints.ts';
import { saveBody, savedRecord } from '../wire/saveCall.ts';
import { sessionEndpoints } from '../wire/session/sessionEndpoints.ts';
import { object, or, row, type Shape, text } from '../wire/shape.ts';
import { tableEndpoints as endpoints } from '../wire/tableEndpoints.ts';
import { tableSettingsEndpoints } from '../wire/tableSettings/tableSettingsEndpoints.ts';
import type { DataSource } from './DataSource.ts';
import type { Http } from './Http.ts';
import { httpDocumentCalls } from './httpDocumentCalls.ts';
import * as wire from './wire.ts';

const nothing: Shape<undefined> = () => undefined;

/** {@link DataSource} over `/api/{table}` and `/api/jig`. */
export function httpDataSource(http: Http): DataSource {
  const keyed = (key: string | undefined): Readonly<Record<string, string>> =>
    key ? { 'idempotency-key': key } : {};
  return {
    ...httpDocumentCalls(http),
    signIn: (userName, password) =>
      http.action(addressOf(accountEndpoints.login, {}), { body: { userName, password } }, wire.credentials),
    session: (known) =>
      http.action(
        addressOf(
          sessionEndpoints.session,
          {},
          known?.version === undefined ? {} : { version: known.version },
        ),
        {},
        wire.sessionAfter(known),
      ),
    tableLayers: (table) =>
      http.action(addressOf(sessionEndpoints.table, {}, { name: table }), {}, wire.tableLayers),
    schemaChanges: (listener) => http.onSchemas(listener),
    resetDesign: (table) =>
      http.action(addressOf(designEndpoints.reset, {}, { titleEnName: table }), { body: [] }, nothing),
    page: (table, query) =>
      http.plain(addressOf(endpoints.page, { table }), { body: pageBody(query) }, pageResult),
    treeLevel: (table, query, ids) =>
      http.plain(
        addressOf(ids ? endpoints.treeChildren : endpoints.treeRoots, { table }),
        { body: { ...pageBody(query), ...(ids ? { ids: [...ids] } : {}) } },
        pageResult,
      ),
    detailPage: (table, detail, query) =>
      http.plain(addressOf(endpoints.detailPage, { table }), { body: pageBody(query, detail) }, pageResult),
    add: (table, payload, key) =>
      http.action(
        addressOf(endpoints.add, { table }),
        { body: saveBody(table, payload), headers: keyed(key) },
        savedRecord,
      ),
    update: (table, payload, key) =>
      http.action(
        addressOf(endpoints.update, { table }),
        { body: saveBody(table, payload), headers: keyed(key) },
        savedRecord,
      ),
    remove: (table, keys) => http.action(addressOf(endpoints.del, { table }), { body: [...keys] }, nothing),
    dictionaries: (dicNos) =>
      http.plain(addressOf(dictionaryEndpoints.options, {}), { body: [...dicNos] }, wire.dictionaries),
    dictionaryLabels: (wanted) =>
      http.plain(
        addressOf(dictionaryEndpoints.labels, {}),
        { body: Object.fromEntries(Object.entries(wanted).map(([dicNo, keys]) => [dicNo, [...keys]])) },
        wire.dictionaries,
      ),
    searchDictionary: (dicNo, text, url) => {
      const query = new URLSearchParams({ ...(dicNo === '' ? {} : { dicNo }), value: text });
      // Never another site: the call carries the token.
      const path =
        url !== undefined && /^\/(?!\/)/.test(url) ? url : addressOf(dictionaryEndpoints.search, {});
      return http.plain(
        `${path}${path.includes('?') ? '&' : '?'}${query}`,
        { method: 'POST', body: {} },
        or(wire.options, []),
      );
    },
    find: (text) => http.action(addressOf(sessionEndpoints.find, {}, { text }), {}, wire.foundRecords),
    changeState: (table, action, keys) =>
      http.action(
        addressOf(endpoints.changeUpdate, { table }),
        { body: { action, keys: [...keys] } },
        nothing,
      ),
    selector: (table, query, dicNo) =>
      http.plain(
        addressOf(endpoints.selector, { table }),
        { body: { ...pageBody(query), ...(dicNo === undefined ? {} : { dicNo }) } },
        pageResult,
      ),
    choices: (table, field, values) =>
      http.action(addressOf(endpoints.choices, { table }), { body: { field, values } }, or(wire.options, [])),
    lookup: (table, field, key) =>
      http.action(addressOf(endpoints.lookup, { table }), { body: { field, key } }, or(row, {})),
    saveColumns: (tableName, columns, forgetWidths) =>
      http.action(
        addressOf(tableSettingsEndpoints.saveColumns, {}),
        { body: wire.columnsBody(tableName, columns, forgetWidths) },
        nothing,
      ),
    saveColumnWidths: (tableName, widths) =>
      http.action(
        addressOf(tableSettingsEndpoints.saveWidths, {}),
        { body: wire.widthsBody(tableName, widths) },
        nothing,
      ),
    hiddenFields: (table) =>
      http.action(addressOf(permissionEndpoints.ownFields, {}, { tableName: table }), {}, wire.hiddenFields),
    saveTableSpacing: (tableName, spacing) =>
      http.action(
        addressOf(tableSettingsEndpoints.saveSpacing, {}),
        { body: { tableName, ...spacing } },
        nothing,
      ),
    saveSearchFields: (workItemName, fields) =>
      http.action(
        addressOf(tableSettingsEndpoints.saveSearchFields, {}),
        { body: { workItemName, fields: [...fields] } },
        nothing,
      ),
    events: async (call) => (await import('./httpEvents.ts')).httpEvents(http, call),
    inbox: async () => (await import('./httpInboxCalls.ts')).httpInboxCalls(http),
    files: async () => (await import('./httpFileSource.ts')).httpFileSource(http),
    rows: async () => (await import('./httpRowCalls.ts')).httpRowCalls(http),
    flows: async () => (await import('./httpFlowCalls.ts')).httpFlowCalls(http),
    workbooks: async () => (await import('./httpWorkbookCalls.ts')).httpWorkbookCalls(http),
    rehearse: async (asked) => (await import('./httpRehearsal.ts')).httpRehearsal(http, asked),
    signOut: () => http.action(addressOf(accountEndpoints.logout, {}), { body: {} }, nothing),
    changePassword: (oldPwd, newPwd) =>
      http.action(
        addressOf(accountEndpoints.changePassword, {}),
        { body: { oldPwd, newPwd } },
        object({ token: text }),
      ),
    resetPassword: (userName, password) =>
      http.action(addressOf(accountEndpoints.resetPassword, {}), { body: { userName, password } }, nothing),
    assignableRoles: () =>
      http.action(addressOf(permissionEndpoints.assignableRoles, {}), {}, wire.assignableRoles),
    rolePermissions: (roleId) =>
      http.plain(
        addressOf(permissionEndpoints.tree, {}, { roleId: String(roleId) }),
        {},
        wire.permissionNodes,
      ),
    savePermissions: (roleId, grants) =>
      http.action(
        addressOf(permissionEndpoints.save, {}, { roleId: String(roleId) }),
        { body: wire.grantsBody(grants) },
        nothing,
      ),
  };
}
