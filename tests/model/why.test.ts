import { afterAll, describe, expect, it } from 'vitest';
import '../../runtime/model/formulas/registerLanguages.ts';
import '../../runtime/model/explain/allMessages.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { type ActionQuestion, explainAction } from '../../runtime/model/explain/explainAction.ts';
import {
  type ColumnQuestion,
  explainColumn,
  explainHiddenColumn,
} from '../../runtime/model/explain/explainColumn.ts';
import { explainField } from '../../runtime/model/explain/explainField.ts';
import { addPlugins } from '../../runtime/model/fields/plugin/addPlugins.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { recordScope } from '../../runtime/model/formulas/recordScope.ts';
import { translate } from '../../runtime/model/formulas/translate.ts';
import { fieldState } from '../../runtime/model/record/fieldState.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { declaredSample } from '../expressions/declaredSample.ts';

const layers: readonly Layer[] = [
  {
    kind: 'mixin',
    name: 'owned',
    fields: [{ field: 'Creator', title: '创建人', type: 'text', stamp: 'createName', readonly: true }],
  },
  {
    kind: 'table',
    name: 'Order',
    table: {
      table: 'Order',
      cnName: '销售订单',
      key: 'Order_Id',
      nameField: 'Code',
      locks: [
        { when: { '==': [{ var: 'AuditStatus' }, 1] }, actions: ['Update'], message: 'list.lockedApproved' },
      ],
    },
    fields: [
      { field: 'Qty', title: '数量', type: 'decimal', required: true, editRowNo: 1 },
      { field: 'Price', title: '单价', type: 'decimal', editRowNo: 1 },
      {
        field: 'Amount',
        title: '金额',
        type: 'decimal',
        formula: { '*': [{ var: 'Qty' }, { var: 'Price' }] },
        editRowNo: 1,
      },
      { field: 'Code', title: '编号', type: 'text', numberRule: 'SalesOrder', editRowNo: 1 },
      { field: 'Customer_Id', title: '客户', type: 'select', dataKey: 'customers', editRowNo: 1 },
      {
        field: 'Phone',
        title: '电话',
        type: 'text',
        lookup: { via: 'Customer_Id', field: 'Phone' },
        editRowNo: 1,
      },
      {
        field: 'Reason',
        title: '加急原因',
        type: 'text',
        visibleWhen: { '>': [{ var: 'Qty' }, 100] },
        editRowNo: 1,
      },
      { field: 'Weight', title: '重量', type: 'decimal', scale: 3, formula: '=T_WEIGHT([Qty], 2, 1)' },
      { field: 'Remark', title: '备注', type: 'textarea', editRowNo: 1 },
      { field: 'Secret', title: '开票密码', type: 'password', editRowNo: 1 },
      { field: 'Note', title: '填写说明', type: 'label', editRowNo: 1 },
      {
        field: 'Delivery',
        title: '交货日期',
        type: 'date',
        alertWhen: { '<': [{ var: 'Delivery' }, { today: [] }] },
        importance: 'detail',
      },
      { field: 'Contract', title: '合同', type: 'text', isColumnData: false, editRowNo: 1 },
    ],
  },
  { kind: 'role', name: '业务员', fields: [{ field: 'Price', readonly: true }] },
];
const remove = addPlugins([{ name: 'sample', functions: [...declaredSample.values()] }]);
afterAll(remove);
const { table, because } = resolve(translate(layers, [{ code: 'Qty' }]), fieldTypeRegistry());

function why(
  name: string,
  row: Row = { Qty: 2, Price: 9.995 },
  lock?: Parameters<typeof explainField>[0]['lock'],
) {
  const field = table.byName.get(name)!;
  const scope = recordScope(row);
  return explainField({
    field,
    doc: { main: table, details: [] },
    state: fieldState(field, scope),
    scope,
    run: {},
    locale: 'zh',
    because,
    lock,
  });
}

describe('why a field is as it is', () => {
  it.each([
    ['Qty', [['数量必填', '【销售订单】']]],
    ['Price', [['单价只能查看，不能修改', '角色 业务员']]],
    [
      'Creator',
      [
        ['创建人只能查看，不能修改', '多个单据共用的字段'],
        ['创建人由系统自动填写', '多个单据共用的字段'],
      ],
    ],
    ['Code', [['编号留空时，保存后按编号规则自动生成', '【销售订单】']]],
    ['Phone', [['电话取自所选的客户', '【销售订单】']]],
    ['Reason', [['加急原因不显示：只有满足“数量 大于 100”时才显示', '【销售订单】']]],
    ['Remark', [['备注没有任何限制，可以填写，也可以不填', undefined]]],
  ] as const)('%s', (name, expected) =>
    expect(why(name).map(({ text, by }) => [text, by])).toEqual(expected),
  );

  it('a condition that does not hold is no reason', () =>
    expect(why('Reason', { Qty: 200 })[0]?.text).toBe('加急原因没有任何限制，可以填写，也可以不填'));

  it('a computed value says every step, and what is missing #X22', () => {
    const [computed] = why('Amount');
    expect(computed?.text).toBe('金额由公式计算，不能手工填写');
    expect(computed?.lines?.map(({ text }) => text).join('\n')).toMatch(/= 19\.99/);
    const [blank] = why('Amount', { Qty: 2, Price: null });
    expect(blank?.lines?.[0]?.text).toContain('单价 没有填写');
  });

  it('a formula in a language of its own says every step, functions of plugins too', () => {
    const [computed] = why('Weight');
    expect(computed?.text).toBe('重量由公式计算，不能手工填写');
    expect(computed?.lines?.map(({ text }) => text).join('\n')).toContain('= 4');
  });

  it('a locked record says so first #X22', () =>
    expect(
      why('Remark', {}, { path: '', rule: 'list.lockedApproved', params: {}, severity: 'error' })[0]?.text,
    ).toContain('审批'));
});

describe('why a column is as it is', () => {
  const ask = (name: string, more: Partial<ColumnQuestion> = {}): ColumnQuestion => ({
    field: table.byName.get(name)!,
    table,
    because,
    locale: 'zh',
    ...more,
  });
  const said = (question: ColumnQuestion) => explainColumn(question).map(({ text, by }) => [text, by]);

  it.each([
    ['Secret', [['开票密码只能填写，不会显示', '字段的类型']]],
    ['Note', [['填写说明是说明文字，没有数据', undefined]]],
    ['Contract', [['合同只在表单中显示，不是表格的列', '【销售订单】']]],
    ['Price', [['单价只能查看，不能修改', '角色 业务员']]],
    ['Amount', [['金额由公式计算，不能手工填写', '【销售订单】']]],
    ['Phone', [['电话取自所选的客户', '【销售订单】']]],
    ['Remark', [['备注显示在表格中，没有任何限制', undefined]]],
    [
      'Delivery',
      [
        ['交货日期是细节，列表默认不显示，可在列设置中显示', '【销售订单】'],
        ['交货日期为红色，表示交货日期 小于 今天', '【销售订单】'],
      ],
    ],
  ] as const)('%s', (name, expected) => expect(said(ask(name))).toEqual(expected));

  it('hidden by the user is said with 列设置, by the page with its authorised columns, and nothing else #X22', () => {
    const set = [{ field: 'Remark', show: false, fixed: false }];
    expect(said(ask('Remark', { set }))).toEqual([['在列设置中隐藏了备注', '您自己的列设置']]);
    const showing = { authShow: true };
    expect(said(ask('Remark', { showing }))).toEqual([['本页面只显示授权的列，备注没有授权显示', undefined]]);
    expect(explainHiddenColumn(ask('Qty', { set }))).toEqual([]);
  });

  it('hidden by a layer names the layer', () => {
    const hiding = resolve(
      translate(
        [...layers, { kind: 'userDesign', name: '李销售', fields: [{ field: 'Remark', hidden: true }] }],
        [],
      ),
      fieldTypeRegistry(),
    );
    const question = ask('Remark', { ...hiding, field: hiding.table.byName.get('Remark')! });
    expect(said(question)).toEqual([['备注不显示', '个人设计 李销售']]);
  });
});

describe('why a button is missing or refused', () => {
  const user: User = {
    id: 2,
    userName: 'sales',
    realName: '李销售',
    roleIds: [2],
    roleNames: ['业务员'],
    isSuperAdmin: false,
    grants: new Map([['order', new Set(['Search', 'Update'])]]),
    fieldRights: new Map(),
    subordinateIds: [],
  };
  const said = (more: Partial<ActionQuestion>) =>
    explainAction({
      right: 'Update',
      title: '编辑',
      user,
      table,
      rows: [],
      locale: 'zh',
      now: '2026-03-05 10:00:00',
      ...more,
    }).map(({ text, by }) => [text, by]);
  const approved = { Code: 'XS-7', AuditStatus: 1 };

  it('the right is missing: which one, on which table, by whose role #X22', () =>
    expect(said({ right: 'Delete', title: '删除', rows: [approved] })).toEqual([
      ['删除：没有权限操作：缺少【销售订单】的【删除】权限', '角色 业务员'],
    ]));
  it('the page has no such button', () =>
    expect(said({ title: '导入', offered: false })).toEqual([['本页面没有配置【导入】按钮', undefined]]));
  it('the super administrator has the right, and the menu line no button', () =>
    expect(said({ right: 'Add', title: '新建', user: { ...user, isSuperAdmin: true } })).toEqual([
      ['菜单没有为【销售订单】开放【新建】', undefined],
    ]));
  it('nothing is selected', () =>
    expect(said({ selection: '请选择要编辑的行!' })).toEqual([['编辑：请选择要编辑的行!', undefined]]));
  it('the state of the record, named; of many rows some, and how many more #X22', () => {
    expect(said({ rows: [approved, { Code: 'XS-8', AuditStatus: 0 }] })).toEqual([
      ['编辑 XS-7：当前单据流程审批已通过,无法进行保存', undefined],
    ]);
    expect(
      said({ rows: Array.from({ length: 8 }, () => approved) })
        .map(([text]) => text)
        .at(-1),
    ).toBe('另有3行也不能操作');
  });
  it('nothing: it does its work', () =>
    expect(said({ rows: [{ Code: 'XS-8', AuditStatus: 0 }] })).toEqual([]));
});
