import { addressOf, type Endpoint } from '../../runtime/wire/Endpoint.ts';
import type { Route, UserRoute } from '../../server-mock/http/Route.ts';
import { salesHeader } from './orderRows.ts';

/** Texts of rows that a user without a right on their table must never read. */
const secrets = {
  Customer: '6222000011112222',
  Sys_User: '13988887777',
  Base_Product: '98765.43',
  Sys_QuartzOptions: '机密任务参数',
} as const;

const customer = {
  Customer_Id: 1,
  CustomerCode: 'C1',
  CustomerName: '华东机械',
  CustomerType: 'direct',
  BankAccount: secrets.Customer,
  Enable: 1,
};

const product = {
  Product_Id: 1,
  ProductCode: 'P1',
  ProductName: '轴承座',
  ProductAttribute: 'selfControl',
  ProductClassification_Id: 1,
  Unit: 'PCS',
  Enable: 1,
  SalePrice: 98765.43,
};

const task = {
  Id: 1,
  TaskName: '夜间任务',
  GroupName: '系统',
  Status: 0,
  CronExpression: '0 0 1 * * ?',
  Method: 'post',
  TimeOut: 30,
  ApiUrl: '/api/Customer/page',
  PostData: `{"note": "${secrets.Sys_QuartzOptions}"}`,
  RunAs: 1,
};

const digestOf = (table: string): string =>
  `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from "${table}" t`;

/** Rows that the walk of single rights must leave alone, what it must not read, and digests of it all. */
export const victims = {
  rows: {
    Customer: [customer],
    Base_Product: [product],
    Sys_QuartzOptions: [task],
    Production_SalesOrder: [{ SalesOrder_Id: 1, SalesOrderCode: 'XSDD-1', ...salesHeader }],
  },
  secrets,
  kept: Object.fromEntries(
    [
      ...Object.keys(secrets),
      'Sys_Role',
      'Sys_RoleAuth',
      'Sys_RoleField',
      'Sys_Menu',
      'Sys_Dictionary',
      'Sys_WorkFlow',
      'Production_SalesOrder',
      'FormDesignOptions',
      'Sys_TableInfo',
      'jig_schema_version',
    ].map((table) => [table, digestOf(table)] as const),
  ),
} as const;

/** Values that would raise rights, or destroy, in any of these tables. */
const harm = {
  Version: 1,
  Customer_Id: 1,
  User_Id: 1,
  Product_Id: 1,
  Id: 1,
  Role_Id: 1,
  SalesOrder_Id: 1,
  RoleIds: '1',
  UserPwd: 'taken over 1',
  BankAccount: '0',
  PostData: '{}',
  RunAs: 1,
  ParentId: 0,
  Enable: 0,
};

/** Every member by which calls name tables, records and roles, all naming this one. */
const bodyNaming = (table: string): object => ({
  tableName: table,
  TableName: table,
  table,
  workTable: table,
  workItemName: table,
  name: table,
  kind: 'table',
  extra: table,
  key: 1,
  keys: [1],
  id: 1,
  ids: [1],
  page: 1,
  rows: 30,
  wheres: '[]',
  value: '1',
  values: [1],
  action: 'Run',
  roleId: 1,
  roleIds: [1],
  userId: 1,
  userName: 'admin',
  password: 'taken over 1',
  newPwd: 'taken over 1',
  mainData: { ...harm, TableName: table, tableName: table, detailName: table },
  detailData: [harm],
  delKeys: [1],
  details: [{ table, data: [harm], delKeys: [1] }],
  Sys_Table_Extends: [{ TableName: table, FieldName: '多余', FieldType: 'text' }],
  fields: { [table]: { BankAccount: { show: true } } },
  schemas: [{ kind: 'table', name: table, patch: {} }],
});

const queryNaming = (table: string): Readonly<Record<string, string>> => ({
  tableName: table,
  table,
  name: table,
  workTable: table,
  key: '1',
  id: '1',
  roleId: '1',
  userId: '1',
  action: 'Run',
  auditStatus: '1',
});

export interface VictimCall {
  readonly path: string;
  readonly body: object;
}

/** Record 1 at every place of the query or the body where an endpoint takes a key. */
const keysIn = (from: 'query' | 'body', { keys = [] }: Declared): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys
      .flatMap((one) => one.keys)
      .map((place) => place.split('.'))
      .flatMap(([first, name = '', ...deeper]) =>
        first === from && name !== '' && deeper.length === 0 ? [[name, '1']] : [],
      ),
  );

/** What an endpoint says of the keys that it takes. */
type Declared = Pick<UserRoute, 'keys'>;

/** Tables that calls name; what stands in the others they reach by links, or not at all. */
const named = ['Customer', 'Sys_User'] as const;

/** The table that the calls of the nth right name, which is none of its own: one after the other, since each right has thousands of calls. */
export const victimOf = (nth: number, own: readonly string[]): string => {
  const others = named.filter((table) => !own.includes(table));
  return others[nth % others.length] ?? named[0];
};

/** Values of the segments of a path. */
const segments = (table: string): Readonly<Record<string, string>> =>
  new Proxy({}, { get: (_, name) => (name === 'table' ? table.toLowerCase() : '1') });

/** How many places of a call can name the table that a right does not reach: the path, the query and the body. */
export const victimPlaces = 3;

/**
 * Calls of a route that name a table which a right on `page` does not reach: in the path, the query or the body, and the page
 * in the places beside it. `only`: in one of these places.
 */
export const victimCalls = (
  route: Pick<Route, 'path'> & Declared,
  page: string,
  victim: string,
  only?: number,
): readonly VictimCall[] => {
  const api = page.replace('/', '');
  const { path, keys = [] } = route;
  const takesList = keys.some((one) => one.keys.includes('body'));
  const places = [
    [api, victim, victim],
    [victim, api, victim],
    [victim, victim, api],
  ] as const;
  const chosen = only === undefined ? places : places.slice(only, only + 1);
  return chosen.flatMap(([inPath, inQuery, inBody]) => {
    const query = { ...keysIn('query', route), ...queryNaming(inQuery) };
    const to = addressOf({ path } as Endpoint<string>, segments(inPath), query);
    const body = { ...keysIn('body', route), ...bodyNaming(inBody) };
    return [{ path: to, body }, ...(takesList ? [{ path: to, body: [1] }] : [])];
  });
};
