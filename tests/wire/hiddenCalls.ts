import type { SecretField, SecretOrder } from './hiddenWorld.ts';
import { purchaseHeader } from './orderRows.ts';
import { sheetOf } from './sheetOf.ts';
import { json, query, type TestApp } from './testApp.ts';

/** Random choices for one reading call. */
export interface Drawn {
  readonly order: SecretOrder;
  /** Path of the order's file. */
  readonly file: string;
  /** Field of the condition, order or search. */
  readonly by: SecretField;
  readonly direction: 'asc' | 'desc';
  readonly asks: 'nothing' | 'wheres' | 'filters' | 'multiples' | 'rows';
}

export interface ReadingCall {
  readonly name: string;
  run(app: TestApp, user: string, drawn: Drawn): Promise<unknown>;
  /** True when conditions decide rows, order and sums; drawn more often. */
  readonly isList?: true;
  /** False when even a user who sees everything gets no planted value. */
  readonly shows?: false;
}

const order = '/api/ProcureOrder';
const list = '/api/ProcureOrderList';

const isNumber = ({ field }: SecretField): boolean => /Amount|Price/.test(field);

/** Splits the planted values without being one: a bound of numbers, or a digit that some texts contain. */
const middle = (by: SecretField): string => (isNumber(by) ? '5000000' : '7');

const operatorOf = (by: SecretField): string => (isNumber(by) ? 'thanorequal' : 'like');

/** Body of a list call on the field's table. A detail field queries the documents. */
const body = ({ by, direction, asks }: Drawn, more: object = {}): object => {
  const { field, table } = by;
  const own = [{ name: field, value: middle(by), displayType: operatorOf(by) }];
  const option = { field, filterType: isNumber(by) ? '>' : 'like', value: middle(by) };
  const group = (tableName?: string) =>
    JSON.stringify([{ tjzType: 'and', tjOptions: [{ ...(tableName ? { tableName } : {}), ...option }] }]);
  return query(asks === 'wheres' ? own : [], {
    sort: field,
    order: direction,
    ...(asks === 'filters' ? { filters: group() } : {}),
    ...(asks === 'rows' && table === 'ProcureOrderList' ? { filters: group(table) } : {}),
    ...(asks === 'multiples' ? { multiples: JSON.stringify({ fields: [field], value: middle(by) }) } : {}),
    ...more,
  });
};

const posted =
  (path: string | ((drawn: Drawn) => string), send: (drawn: Drawn) => unknown) =>
  async (app: TestApp, user: string, drawn: Drawn): Promise<unknown> =>
    (await app.post(user, typeof path === 'string' ? path : path(drawn), send(drawn))).body;

const got =
  (path: (drawn: Drawn) => string) =>
  async (app: TestApp, user: string, drawn: Drawn): Promise<unknown> =>
    (await app.get(user, path(drawn))).body;

const exported =
  (path: string, columns: readonly string[]) =>
  async (app: TestApp, user: string, drawn: Drawn): Promise<unknown> => {
    const sent = json({ ...body(drawn), columns });
    const answer = await app.raw(user, `${path}/Export`, sent);
    const isSheet = answer.headers.get('content-type')?.includes('spreadsheetml') === true;
    return isSheet ? sheetOf(answer) : answer.json();
  };

const logQuery = () =>
  query([{ name: 'TableName', value: 'ProcureOrder', displayType: 'equal' }], { sort: 'Id', order: 'asc' });

const course = (path: string) =>
  got(({ order: { key } }) => `/api/Sys_WorkFlow/${path}?tableName=ProcureOrder&id=${key}`);

/** Every call that reads records of a table for a user. */
export const readingCalls: readonly ReadingCall[] = [
  { name: 'Page', isList: true, run: posted(`${order}/Page`, (drawn) => body(drawn)) },
  {
    name: 'Counts',
    isList: true,
    run: posted(`${order}/Counts`, (drawn) => ({ queries: [body(drawn)] })),
    shows: false,
  },
  {
    name: 'Groups',
    isList: true,
    run: posted(`${order}/Groups`, (drawn) => body(drawn, { by: drawn.by.field, of: [], totals: true })),
  },
  { name: 'getSelector', isList: true, run: posted(`${order}/getSelector`, (drawn) => body(drawn)) },
  {
    name: 'Export',
    isList: true,
    run: exported(order, ['ProcureOrderCode', 'TotalQty', 'Remark']),
    shows: false,
  },
  { name: 'Export of everything', run: exported(order, ['ProcureOrderCode', 'Phone', 'SecretWord']) },
  { name: 'Page of rows', isList: true, run: posted(`${list}/Page`, (drawn) => body(drawn)) },
  {
    name: 'getDetailPage',
    isList: true,
    run: posted(`${order}/getDetailPage`, (drawn) =>
      body(drawn, { value: String(drawn.order.key), tableName: 'ProcureOrderList' }),
    ),
  },
  {
    name: 'getDetailRows',
    run: got(({ order: { key } }) => `/api/Sys_Ddm/getDetailRows?id=${key}&tableName=ProcureOrder`),
  },
  { name: 'tree roots', run: posted(`${order}/getTreeTableRootData`, (drawn) => body(drawn)) },
  {
    name: 'tree children',
    run: posted(`${order}/getTreeTableChildrenData`, (drawn) => body(drawn, { id: drawn.order.key })),
    shows: false,
  },
  { name: 'child ids', run: got(({ order: { key } }) => `${order}/getChildIds?Id=${key}`), shows: false },
  { name: 'find', run: got(() => `/api/jig/find?text=${encodeURIComponent('密')}语`), shows: false },
  { name: 'find by what is hidden', run: got(() => `/api/jig/find?text=${encodeURIComponent('语1')}`) },
  {
    name: 'Lookup',
    run: posted('/api/Supplier/Lookup', ({ order: { key } }) => ({ field: 'SourceOrder', key })),
  },
  { name: 'options', run: posted('/api/Sys_Dictionary/GetVueDictionary', () => ['secretOrders']) },
  {
    name: 'options of keys',
    run: posted('/api/Sys_Dictionary/GetTableDictionary', ({ order: { key } }) => ({
      secretOrders: [String(key)],
    })),
  },
  {
    name: 'options by typing',
    run: posted(
      `/api/Sys_Dictionary/GetTableDictionaryAndSearchByKey?dicNo=secretOrders&value=${encodeURIComponent('语1')}`,
      () => [],
    ),
  },
  {
    name: 'extension fields',
    run: got(
      ({ order: { key } }) =>
        `/api/DetailExtendData/getDetailExtendDataList?tableName=ProcureOrder&linkId=${key}`,
    ),
  },
  {
    name: 'facts of the inbox',
    run: posted('/api/Sys_WorkFlowTable/facts', ({ order: { key } }) => ({
      documents: [{ table: 'ProcureOrder', key: String(key) }],
    })),
    shows: false,
  },
  { name: 'steps and history', run: course('getSteps'), shows: false },
  { name: 'document', run: course('document') },
  { name: 'consequences', run: course('consequences'), shows: false },
  {
    name: 'trail',
    run: got(({ order: { key } }) => `/api/jig/trail?table=ProcureOrder&key=${key}`),
    shows: false,
  },
  {
    name: 'forecast and why',
    run: posted('/api/Sys_WorkFlow/forecast?tableName=ProcureOrder', ({ order: { key } }) => ({ key })),
    shows: false,
  },
  { name: 'history', run: posted(`${order}/History`, ({ order: { key } }) => ({ key })) },
  {
    name: 'related of a supplier',
    run: posted('/api/Supplier/Related', () => ({ key: purchaseHeader.Supplier_Id })),
    shows: false,
  },
  { name: 'log', run: posted('/api/Sys_Log/Page', logQuery) },
  {
    name: 'messages',
    run: posted('/api/Sys_Message_history/getUserList', () => ({})),
    shows: false,
  },
  {
    name: 'tasks',
    run: posted('/api/Sys_WorkFlowTable/Page', () => query([], { value: '0' })),
    shows: false,
  },
  { name: 'inbox', run: got(() => '/api/Sys_WorkFlowTable/inbox'), shows: false },
  {
    name: 'options of a node',
    run: got(({ order: { key } }) => `/api/Sys_WorkFlow/getOptionsByKey?workTable=ProcureOrder&key=${key}`),
    shows: false,
  },
  {
    name: 'presence',
    run: posted('/api/jig/presence', ({ order: { key }, by: { field } }) => ({
      table: 'ProcureOrder',
      key,
      window: 'w1',
      field,
    })),
    shows: false,
  },
  {
    name: 'file',
    run: async (app, user, { file }) => {
      const address = `/${file.split('/').map(encodeURIComponent).join('/')}`;
      const answer = await app.raw(user, address);
      return answer.status === 200 ? { file } : { status: answer.status };
    },
  },
  {
    name: 'stale save',
    run: posted(`${order}/Update`, ({ order: { key } }) => ({
      mainData: { ProcureOrder_Id: key, Version: 999, ExchangeRate: 1 },
    })),
  },
  {
    name: 'stale save of a row',
    run: posted(`${list}/Update`, ({ order: { rowKey } }) => ({
      mainData: { ProcureOrderList_Id: rowKey, Version: 999, Qty: 4 },
    })),
  },
];
