import type {
  ColumnChoice,
  ColumnSet,
  TableSettings,
  TableSpacing,
} from '../model/fields/columnSet/ColumnSet.ts';
import type { Json, JsonObject } from '../model/schema/Json.ts';
import type { Credentials } from '../wire/account/Credentials.ts';
import type { DictionaryData } from '../wire/dictionaries/DictionaryData.ts';
import type { Envelope } from '../wire/Envelope.ts';
import type {
  ActionChoice,
  AssignableRole,
  PermissionGrant,
  PermissionNode,
} from '../wire/permission/PermissionData.ts';
import type { FoundRecord, FoundRecords } from '../wire/session/FoundRecord.ts';
import {
  bool,
  json,
  listOf,
  mapOf,
  maybe,
  number,
  object,
  or,
  type Shape,
  text,
  textOrNumber,
} from '../wire/shape.ts';
import type { TableLayers } from './DataSource.ts';
import type { MenuItem, SessionData } from './SessionData.ts';
import { fieldRight, layer, option, page } from './wireSchema.ts';

/** Requests and answers that do not stand in `runtime/wire/` yet. */

/** An {@link Envelope} as it is read: only `status` is certain. */
export type ReadEnvelope = Pick<Envelope, 'status'> & {
  readonly [Part in 'code' | 'message']?: NonNullable<Envelope[Part]>;
} & { readonly data?: Json };

/** Any envelope, also a Page's (`status: 0`), as far as a refusal can be read from it. */
export const envelope: Shape<ReadEnvelope> = object<ReadEnvelope>({
  status: bool,
  code: maybe(textOrNumber),
  message: maybe(text),
  data: maybe(json),
});

export const credentials: Shape<Credentials> = object<Credentials>({
  user_Id: number,
  userName: text,
  realName: or(text, ''),
  token: text,
  mustChangePassword: or(bool, false),
});

export const menuItem: Shape<MenuItem> = (value, path) => ({
  url: undefined,
  icon: undefined,
  tableName: undefined,
  ...object<{ id: number; parentId: number; name: string; enable: number; permission: readonly string[] }>({
    id: number,
    parentId: or(number, 0),
    name: text,
    enable: or(number, 1),
    permission: or(listOf(text, 100), []),
  })(value, path),
  ...object<{ url?: string; icon?: string; tableName?: string }>({
    url: maybe(text),
    icon: maybe(text),
    tableName: maybe(text),
  })(value, path),
});

const sessionApp: Shape<SessionData['app']> = object<SessionData['app']>({
  name: text,
  timeZone: text,
  now: text,
  pageSizes: or(listOf(number, 20), [30, 60, 100, 120]),
  pageSize: or(number, 30),
});

export const session: Shape<SessionData> = object<SessionData>({
  user: object<SessionData['user']>({
    user_Id: number,
    userName: text,
    realName: or(text, ''),
    roleIds: or(listOf(number, 1000), []),
    roleNames: or(listOf(text, 1000), []),
    isSuperAdmin: or(bool, false),
    subordinateIds: or(listOf(number), []),
  }),
  grants: or(mapOf(listOf(text, 100)), {}),
  fieldRights: or(mapOf(mapOf(fieldRight)), {}),
  menus: listOf(menuItem, 5000),
  pages: listOf(page, 5000),
  app: sessionApp,
  version: maybe(text),
});

/** The session over the known one: an answer without a user says that the rest has not changed. */
export const sessionAfter =
  (known: SessionData | undefined): Shape<SessionData> =>
  (value, path) => {
    const { user } = object<{ user?: Json }>({ user: maybe(json) })(value, path);
    if (known === undefined || user !== undefined) return session(value, path);
    return { ...known, ...object<Pick<SessionData, 'app'>>({ app: sessionApp })(value, path) };
  };

/** What a user set for one table, as our own answer and the browser's local copy have it. */
export const tableSettings: Shape<TableSettings> = object<TableSettings>({
  columns: maybe(
    listOf(object<ColumnChoice>({ field: text, show: or(bool, true), fixed: or(bool, false) }), 500),
  ),
  widths: or(mapOf(number), {}),
  spacing: maybe(object<TableSpacing>({ firstTableRatio: number, secondHeight: or(number, 0) })),
  searchFields: or(listOf(text, 500), []),
  design: maybe(object<NonNullable<TableSettings['design']>>({ problems: listOf(text, 5000) })),
  hasFlow: maybe(bool),
});

export const tableLayers: Shape<TableLayers> = object<TableLayers>({
  layers: listOf(layer, 100),
  details: or(mapOf(listOf(layer, 100)), {}),
  settings: maybe(mapOf(tableSettings)),
  closed: maybe(listOf(text, 500)),
});

/** The body of saveColumns; without columns the settings are forgotten, and the dragged widths where that is asked. */
export function columnsBody(
  tableName: string,
  columns: ColumnSet | undefined,
  forgetWidths = false,
): JsonObject {
  return {
    tableName,
    columns: columns === undefined ? null : columns.map((choice) => ({ ...choice })),
    ...(forgetWidths ? { widths: null } : {}),
  };
}

/** The body of SaveColumnWidths. */
export function widthsBody(tableName: string, widths: Readonly<Record<string, number>>): JsonObject {
  return { tableName, columnWidths: Object.entries(widths).map(([field, width]) => ({ field, width })) };
}

export const options = listOf(option);

/** GetVueDictionary and GetTableDictionary (`key` instead of `dicNo` there). */
export const dictionaries: Shape<readonly DictionaryData[]> = listOf((value, path) => {
  const wire = object<{ dicNo?: string; key?: string; dicName?: string; data: DictionaryData['data'] }>({
    dicNo: maybe(text),
    key: maybe(text),
    dicName: maybe(text),
    data: or(options, []),
  })(value, path);
  return { dicNo: wire.dicNo ?? wire.key ?? '', dicName: wire.dicName ?? '', data: wire.data };
}, 1000);

const actionChoices: Shape<PermissionNode['actions']> = or(
  listOf(object<ActionChoice>({ text: or(text, ''), value: text }), 100),
  [],
);

export const permissionNodes: Shape<readonly PermissionNode[]> = listOf(
  object<Omit<PermissionNode, 'isApp'>>({
    id: number,
    pid: or(number, 0),
    text,
    actions: actionChoices,
    grantable: actionChoices,
  }),
  5000,
);

export const assignableRoles: Shape<readonly AssignableRole[]> = listOf(
  object<AssignableRole>({ id: number, roleName: text, parentId: or(number, 0) }),
  5000,
);

/** The body of savePermission. */
export function grantsBody(grants: readonly PermissionGrant[]): Json {
  return grants.map(({ id, actions }) => ({ id, actions: actions.map((value) => ({ value, text: value })) }));
}

export const foundRecords: Shape<FoundRecords> = object<FoundRecords>({
  records: listOf(object<FoundRecord>({ path: text, table: text, cnName: text, key: text, label: text })),
  left: number,
});

const roleFields = listOf(
  object<{ readonly fields: readonly { readonly show: number }[] }>({
    fields: or(listOf(object<{ readonly show: number }>({ show: or(number, 1) }), 1000), []),
  }),
  1000,
);

/** How many fields the answer of getRoleMenuField hides. */
export const hiddenFields: Shape<number> = (value, path) =>
  roleFields(value, path)
    .flatMap(({ fields }) => fields)
    .filter(({ show }) => show === 0).length;
