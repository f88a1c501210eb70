import { flowOf, node, through } from './flows.ts';

/** A call with a megabyte of user text. */
export interface Entry {
  readonly name: string;
  readonly path: string;
  /** A JSON body; FormData, Blob and URLSearchParams are sent as they are. */
  body(text: string): unknown;
}

/** Default characters per body. */
const megabyte = 1_000_000;

/** Repeated parts, each the worst case of some reader. */
export const repeated: readonly string[] = [
  '0',
  ' ',
  '/',
  ',',
  '\u0301\u0323',
  '<!doctype ',
  '<img src="',
  '{"a":',
  '"',
  "'",
  '(',
  '[a]*',
  '1+',
  '$a$',
  '/*',
  '-',
  'a.',
  '*',
  '￥,',
  '<p style="color:red">',
  '<img src="/Upload/Tables/a/b/c.png">',
];

const marked = 'text-of-the-entry';

/** Path and body of a call with text made of `part`; all text places share its length. */
export async function requestOf(
  { path, body }: Entry,
  part: string,
  length: number = megabyte,
): Promise<readonly [string, RequestInit]> {
  const places = Math.max(1, JSON.stringify(body(marked)).split(marked).length - 1);
  // The last character makes patterns fail that are anchored at the end.
  const sent = body(`${part.repeat(Math.floor(length / places / part.length))}x`);
  const isPlain = sent instanceof FormData || sent instanceof Blob || sent instanceof URLSearchParams;
  const made = new Request('http://jig.test/', {
    method: 'POST',
    body: isPlain ? sent : JSON.stringify(sent),
  });
  const type = isPlain ? (made.headers.get('content-type') ?? '') : 'application/json';
  return [path, { method: 'POST', headers: { 'content-type': type }, body: await made.arrayBuffer() }];
}

const entry = (name: string, path: string, body: (text: string) => unknown): Entry => ({ name, path, body });

const customer = (name: string): Entry => ({
  name: `Customer.${name}`,
  path: '/api/Customer/Add',
  body: (text) => ({ mainData: { CustomerName: '常州', CustomerType: 'direct', [name]: text } }),
});

const page = (name: string, more: (text: string) => object): Entry =>
  entry(name, '/api/Customer/Page', (text) => ({ page: 1, rows: 5, wheres: '[]', ...more(text) }));

const where = (displayType: string, name = 'CustomerName'): Entry =>
  page(`Page where ${name} ${displayType}`, (value) => ({
    wheres: JSON.stringify([{ name, value, displayType }]),
  }));

const filter = (name: string, one: (text: string) => object): Entry =>
  page(`Page filter ${name}`, (text) => ({ filters: JSON.stringify([one(text)]) }));

const design = (name: string, more: (text: string) => object): Entry =>
  entry(`form design ${name}`, '/api/FormDesignOptionsUser/add', (text) => ({
    mainData: { TitleEnName: '/Customer', Title: '客户', DaraggeOptions: '[]', ...more(text) },
  }));

const designEntry = (name: string, more: (text: string) => object): Entry =>
  design(name, (text) => ({
    DaraggeOptions: JSON.stringify([
      { field: 'CustomerName', name: '名称', type: 'text', width: 50, show: true, ...more(text) },
    ]),
  }));

const flow = (name: string, more: (text: string) => object): Entry =>
  entry(`flow ${name}`, '/api/Sys_WorkFlow/check', (text) => ({
    mainData: flowOf(
      'ProcureOrder',
      [
        node('s', '开始', { type: 'start' }),
        node('m', '经理', more(text)),
        node('e', '结束', { type: 'end' }),
      ],
      through('s', 'm', 'e'),
    ),
  }));

const file = (name: string, content: (text: string) => string, path: string, part = 'fileInput'): Entry =>
  entry(`file ${name}`, path, (text) => {
    const form = new FormData();
    form.append(part, new File([content(text)], name));
    return form;
  });

const publish = (name: string, what: (text: string) => object): Entry =>
  entry(`publish ${name}`, '/api/jig/schema/publish', what);

/** Every place where external text enters a call. */
export const entries: readonly Entry[] = [
  ...['CustomerCode', 'CustomerName', 'CustomerType', 'CreditLimit', 'Phone', 'Mail', 'Region', 'TaxNo'].map(
    customer,
  ),
  ...['SalesMan_Id', 'FollowUp', 'Remark', 'Version', 'Customer_Id'].map(customer),
  entry('order dates and files', '/api/ProcureOrder/Add', (text) => ({
    mainData: { OrderDate: text, Remark: text, Files: text, Supplier_Id: text },
    detailData: [{ Product_Id: text, Qty: text, Price: text }],
    delKeys: [text],
  })),
  ...['', '<p style="', '<a href="'].map((start) =>
    entry(`rich text ${start}`, '/api/Base_Product/Add', (text) => ({
      mainData: { ProductName: '轴', Craft: start + text },
    })),
  ),
  entry('details of a save', '/api/Customer/Add', (text) => ({
    mainData: { CustomerName: '常州', CustomerType: 'direct' },
    details: [{ table: text, data: [] }],
  })),
  entry('mainData as text', '/api/Customer/Add', (text) => ({ mainData: text })),
  ...['', 'text', 'like', 'thanorequal', 'selectList', 'in', 'date'].map((type) => where(type)),
  where('thanorequal', 'CreditLimit'),
  where('range', 'CreateDate'),
  where('selectList', 'FollowUp'),
  page('Page wheres', (wheres) => ({ wheres })),
  page('Page where name', (name) => ({ wheres: JSON.stringify([{ name, value: '1' }]) })),
  page('Page displayType', (text) => ({
    wheres: JSON.stringify([{ name: 'Phone', value: '1', displayType: text }]),
  })),
  page('Page sort', (sort) => ({ sort, order: sort })),
  page('Page filters', (filters) => ({ filters })),
  page('Page multiples', (text) => ({ multiples: JSON.stringify({ fields: text, value: text }) })),
  filter('value', (value) => ({ field: 'CustomerName', filterType: 'like', value })),
  filter('number', (value) => ({ field: 'CreditLimit', filterType: '>', value })),
  filter('type', (filterType) => ({ field: 'CustomerName', filterType, value: '1' })),
  filter('field', (text) => ({ field: text, filterType: '=', value: '1' })),
  filter('table', (tableName) => ({ tableName, field: 'Qty', filterType: '=', value: '1' })),
  filter('days', (value) => ({ field: 'CreateDate', filterType: 'past', value })),
  entry('Export', '/api/Customer/Export', (text) => ({ wheres: '[]', columns: [text], sort: text })),
  entry('Del', '/api/Customer/Del', (text) => [text]),
  entry('audit', '/api/ProcureOrder/audit?auditStatus=1', (text) => [text]),
  entry('getSelector', '/api/Customer/getSelector', (text) => ({ value: text, wheres: '[]', key: text })),
  entry('Lookup', '/api/Production_SalesOrder/Lookup', (text) => ({ field: 'Customer_Id', key: text })),
  entry('tree', '/api/Base_ProductClassification/getTreeTableRootData', (text) => ({
    wheres: JSON.stringify([{ name: 'ClassificationName', value: text }]),
  })),
  entry('dictionary names', '/api/Sys_Dictionary/GetVueDictionary', (text) => [text]),
  entry('dictionary keys', '/api/Sys_Dictionary/GetTableDictionary', (text) => ({ customers: [text] })),
  designEntry('field', (text) => ({ field: text })),
  designEntry('name', (text) => ({ name: text })),
  designEntry('type', (text) => ({ type: text })),
  designEntry('width', (text) => ({ width: text })),
  designEntry('formula', (text) => ({
    funData: { name: '公式', method: 'custom', content: text, expression: text, formula: text },
  })),
  design('options', (text) => ({ DaraggeOptions: text, TableConfig: text })),
  design('address', (text) => ({ TitleEnName: text })),
  design('table', (text) => ({
    TableConfig: JSON.stringify([{ tableName: text, columns: [{ field: text, name: text, width: text }] }]),
  })),
  entry('executeSql', '/api/FormDesignOptions/executeSQL', (text) => ({
    extra: { id: text, values: { a: text } },
  })),
  entry('checkSql', '/api/FormDesignOptions/checkSql', (text) => ({
    TitleEnName: '/Customer',
    SqlParams: JSON.stringify([{ id: 'a', name: text, expression: text, sql: text, params: text }]),
  })),
  flow('name', (text) => ({ name: text })),
  flow('condition', (text) => ({
    filters: [
      { tjzType: 'and', tjOptions: [{ field: text, filterType: '=', value: text }] },
      { tjzType: 'and', tjOptions: [{ field: 'Amount', filterType: '=', value: text }] },
    ],
  })),
  flow('people', (text) => ({ userId: [text], roleId: text, auditType: text })),
  entry('flow nodes', '/api/Sys_WorkFlow/check', (text) => ({
    mainData: { WorkName: text, WorkTable: 'ProcureOrder', NodeConfig: text, LineConfig: text },
  })),
  entry('forecast', '/api/Sys_WorkFlow/forecast?tableName=ProcureOrder', (text) => ({
    mainData: { OrderDate: text, Remark: text },
    detailData: [{ Qty: text }],
  })),
  entry('columns', '/api/Sys_ColumnSet/saveColumns?tableName=Customer', (text) => ({
    tableName: 'Customer',
    columns: [{ field: text, width: text, name: text }],
  })),
  entry('widths', '/api/Sys_ColumnsWidth/saveColumnWidths', (text) => ({
    tableName: 'Customer',
    columnWidths: [{ field: text, width: text }],
  })),
  entry('spacing', '/api/Sys_TableSpacing/saveTableSpacing', (text) => ({
    tableName: 'Production_SalesOrder',
    firstTableRatio: text,
    secondHeight: text,
  })),
  entry('search set', '/api/Sys_MulSearchSet/saveSearchSet', (text) => ({
    workItemName: 'Customer',
    fields: [text, { field: text }],
  })),
  entry('extension field', '/api/Sys_Table_Extend/updateFormExtendField', (text) => ({
    Sys_Table_Extends: [{ TableName: 'Customer', FieldName: text, FieldType: 'text', FieldCode: text }],
    DeleteKeys: [text],
  })),
  entry('extension formula', '/api/Sys_Table_Extend/updateFormExtendField', (text) => ({
    Sys_Table_Extends: [
      { TableName: 'Customer', FieldName: '甲', FieldType: text, DataKey: text, Options: text },
    ],
  })),
  publish('names', (text) => ({ kind: 'design', name: text, patch: {}, note: text })),
  publish('title', (text) => ({
    kind: 'design',
    name: 'Customer',
    patch: { fields: [{ field: 'Linkman', title: text, width: text }] },
  })),
  publish('formula', (text) => ({
    kind: 'design',
    name: 'Customer',
    patch: { fields: [{ field: 'CreditLimit', formula: text, visible: text, validator: text }] },
  })),
  entry('presence', '/api/jig/presence', (text) => ({
    table: 'Customer',
    key: text,
    field: text,
    state: text,
  })),
  entry('pictures', '/api/jig/pictures', (text) => ({ paths: [text] })),
  entry('permission', '/api/Sys_Role/savePermission?roleId=2', (text) => [{ id: text, actions: [text] }]),
  file(
    'a.svg',
    (text) => `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`,
    '/api/Base_Product/Upload',
  ),
  file('a.html', (text) => `<!-- ${text}`, '/api/Base_Product/Upload'),
  file('a.txt', (text) => text, '/api/Base_Product/Upload'),
  file('a.csv', (text) => `${text}\n1,2\n`, '/api/Customer/Import'),
  entry('file name', '/api/Base_Product/Upload', (text) => {
    const form = new FormData();
    form.append('fileInput', new File(['a'], text.slice(0, 15_000)));
    return form;
  }),
  entry('form-encoded', '/api/Customer/Add', (text) => new URLSearchParams({ mainData: text })),
  entry('raw JSON', '/api/Customer/Add', (text) => new Blob([text], { type: 'application/json' })),
  entry(
    'raw multipart',
    '/api/Base_Product/Upload',
    (text) => new Blob([text], { type: 'multipart/form-data; boundary=a' }),
  ),
];
