import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { salesHeader } from './orderRows.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';
import type { TestApp } from './testApp.ts';

const name = 'Production_SalesOrder';

/** Only orders with this remark get a flow. */
const remark = '审批';

const flow = (workName: string): object =>
  flowOf(
    name,
    [{ ...start, filters: when('Remark', '=', remark) }, node('m', '经理', { userId: [ids.manager] }), end],
    through('s', 'm', 'e'),
    { WorkName: workName, AuditingEdit: 1 },
  );

/** Creates what a call needs; returns the value for its body. */
type Make = (app: TestApp, count: number) => Promise<string | number>;

const saved = async (app: TestApp, user: string, path: string, body: object) => {
  const answer = await app.post(user, path, body);
  if (answer.body.status !== true) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
};

const order =
  (more: object): Make =>
  async (app, count) =>
    (
      await saved(app, 'sales', `/api/${name}/Add`, {
        mainData: { ...salesHeader, SalesOrderCode: `XS-${count}`, ...more },
        detailData: [{ Product_Id: 1, Qty: 2 }],
      })
    ).data.SalesOrder_Id;

const inserted =
  (table: string, key: string, values: string): Make =>
  async (app) => {
    const { rows } = await app.context.db.query(`insert into "${table}" ${values} returning "${key}"`);
    return Number(rows[0]?.[key]);
  };

const makers: Readonly<Record<string, Make>> = {
  $name: async (_app, count) => `Cold${count}`,
  $order: order({ Remark: remark }),
  $draft: order({}),
  $withdrawn: async (app, count) => {
    const key = await order({ Remark: remark })(app, count);
    await saved(app, 'sales', `/api/Sys_WorkFlow/withdraw?tableName=${name}`, { key });
    return key;
  },
  $customer: async (app, count) =>
    (await saved(app, 'admin', '/api/Customer/Add', { mainData: { CustomerName: `客户${count}` } })).data
      .Customer_Id,
  /** An order from before its table had a flow. */
  $unstarted: inserted(
    name,
    'SalesOrder_Id',
    `("SalesOrderCode", "Customer_Id", "OrderDate", "DeliveryDate", "Remark", "AuditStatus", "CreateID", "Creator", "CreateDate", "Version")
     values ('U-' || floor(random() * 1e9), 1, '2026-03-01', '2026-03-20', '${remark}', 0, 1, '管理员', '2026-03-01 09:00:00', 1)`,
  ),
  $workOrder: inserted(
    'Production_WorkOrder',
    'WorkOrder_Id',
    '("Product_Id", "Status", "Version") values (1, 1, 1)',
  ),
  $notice: inserted(
    'Base_Notice',
    'Notice_Id',
    `("NoticeTitle", "NoticeType", "NoticeContent", "Version") values ('放假安排', 2, '照常上班', 1)`,
  ),
  $workShop: inserted(
    'Base_WorkShop',
    'WorkShop_Id',
    `("WorkShopName", "Enable", "Version") values ('车间', 1, 1)`,
  ),
  $mailing: async (app, count) => {
    const subject = `看板${count}`;
    const body = { board: 'salesOverview', subject, cron: '0 0 8 * * ?', users: [1], roles: [], chosen: {} };
    await saved(app, 'admin', '/api/jig/mailing/save', body);
    const { rows } = await app.context.db.query(
      `select "Id" from "Sys_QuartzOptions" where "TaskName" like $1`,
      [`%${subject}`],
    );
    return Number(rows[0]?.Id);
  },
  $share: async (app) => {
    const people = { kind: 'people', name: '冷', endsOn: '', watermark: '', users: [1], roles: [] };
    const body = { ...people, boards: [{ board: 'salesOverview' }] };
    return (await saved(app, 'admin', '/api/jig/share/make', body)).id;
  },
  $batch: async (app, count) => {
    const template = await app.raw('sales', '/api/Customer/DownloadTemplate', { method: 'POST' });
    const columns = ((await sheetsOf(template)).客户?.[0] ?? []).map(String);
    const values: Readonly<Record<string, string>> = { 客户名称: `导入${count}`, 客户类型: '直销客户' };
    const bytes = await workbook([columns, columns.map((column) => values[column] ?? null)]);
    const answer = await importFile(app, 'sales', 'Customer', { bytes });
    if (answer.data?.batch === undefined) throw new Error(JSON.stringify(answer));
    return answer.data.batch;
  },
  $design: async (app) => {
    const mainData = { TitleEnName: 'Customer', DaraggeOptions: '[]' };
    await saved(app, 'admin', '/api/FormDesignOptionsUser/add', { mainData });
    return 'Customer';
  },
  $form: async (app, count) => {
    const question = { name: '地点', type: 'text', field: 'field1700000000001', show: true };
    const mainData = { Title: `上报${count}`, FillRoleIds: '1', DaraggeOptions: JSON.stringify([question]) };
    await saved(app, 'admin', '/api/FormDesignOptions/add', { mainData });
    const { rows } = await app.context.db.query(
      'select "FormId" from "FormDesignOptions" where "Title" = $1',
      [mainData.Title],
    );
    const form = String(rows[0]?.FormId);
    await app.post('admin', '/api/FormDesignOptions/changeUpdate?action=Publish', { keys: [form] });
    return form;
  },
  $flow: async (app) => {
    const { rows } = await app.context.db.query('select "WorkFlow_Id" from "Sys_WorkFlow" limit 1');
    return Number(rows[0]?.WorkFlow_Id);
  },
  $sql: async (app) => {
    const content = 'select CustomerName from Customer where Customer_Id = {客户}';
    const parameter = { name: '客户名', field: 'N', type: 'text', content, property: 'main' };
    const params = [{ value: 'Customer_Id', label: '客户', property: 'main' }];
    await app.post('admin', '/api/FormDesignOptions/switchSql', { on: true });
    await saved(app, 'admin', '/api/FormDesignOptions/add', {
      mainData: {
        Title: '客户',
        TitleEnName: '/Customer',
        DaraggeOptions: '[]',
        SqlParams: JSON.stringify([{ ...parameter, params }]),
      },
    });
    const list = await app.get('admin', '/api/FormDesignOptions/getSqlParams?titleEnName=/Customer');
    return list.body.data[0].id;
  },
};

/** Publishes the flow for the calls of `cases/writingCalls.json`. */
export const openColdWorld = (app: TestApp): Promise<number> => publishFlow(app, flow('冷'));

let made = 0;

/** Replaces the placeholder of a text (`$order`) by something created for it. */
const filledText = async (app: TestApp, text: string): Promise<string | number> => {
  const found = /\$[a-zA-Z]+/.exec(text)?.[0];
  const make = found === undefined ? undefined : makers[found];
  if (found === undefined || make === undefined) return text;
  made += 1;
  const value = await make(app, made);
  return text === found ? value : text.replace(found, String(value));
};

/** Copies a path or body and creates everything its placeholders name. */
export const filled = async (app: TestApp, value: unknown): Promise<unknown> => {
  if (typeof value === 'string') return filledText(app, value);
  if (Array.isArray(value)) return Promise.all(value.map((one) => filled(app, one)));
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = [];
  for (const [key, one] of Object.entries(value)) entries.push([key, await filled(app, one)]);
  return Object.fromEntries(entries);
};
