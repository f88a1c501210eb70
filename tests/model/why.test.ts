import { describe, expect, it } from 'vitest';
import '../../runtime/model/expression/allLanguages.ts';
import '../../runtime/model/messages/all.ts';
import { translate } from '../../runtime/model/expression/translate.ts';
import { fieldState } from '../../runtime/model/fieldState.ts';
import { fieldTypeRegistry } from '../../runtime/model/fieldTypes/index.ts';
import type { Layer } from '../../runtime/model/Layer.ts';
import type { Row } from '../../runtime/model/Row.ts';
import { recordScope } from '../../runtime/model/recordScope.ts';
import { resolve } from '../../runtime/model/resolve.ts';
import { fieldReasons } from '../../runtime/model/why/fieldReasons.ts';

const layers: readonly Layer[] = [
  {
    kind: 'mixin',
    name: 'owned',
    fields: [{ field: 'Creator', title: '创建人', type: 'text', stamp: 'createName', readonly: true }],
  },
  {
    kind: 'table',
    name: 'Order',
    table: { table: 'Order', cnName: '销售订单', key: 'Order_Id' },
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
      { field: 'Remark', title: '备注', type: 'textarea', editRowNo: 1 },
    ],
  },
  { kind: 'role', name: '业务员', fields: [{ field: 'Price', readonly: true }] },
];
const { table, because } = resolve(translate(layers), fieldTypeRegistry());

function why(
  name: string,
  row: Row = { Qty: 2, Price: 9.995 },
  lock?: Parameters<typeof fieldReasons>[0]['lock'],
) {
  const field = table.byName.get(name)!;
  const scope = recordScope(row);
  return fieldReasons({
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
    ['Qty', [['数量必填', '数据表 销售订单']]],
    ['Price', [['单价只读', '角色 业务员']]],
    [
      'Creator',
      [
        ['创建人只读', '公共字段组 owned'],
        ['创建人由服务器写入', '公共字段组 owned'],
      ],
    ],
    ['Code', [['编号留空时，保存后按编号规则自动生成', '数据表 销售订单']]],
    ['Phone', [['电话取自所选的客户', '数据表 销售订单']]],
    ['Reason', [['加急原因不显示：只有满足“数量 大于 100”时才显示', '数据表 销售订单']]],
    ['Remark', [['备注没有任何限制，可以填写，也可以不填', undefined]]],
  ] as const)('%s', (name, expected) =>
    expect(why(name).map(({ text, by }) => [text, by])).toEqual(expected),
  );

  it('a condition that does not hold is no reason', () =>
    expect(why('Reason', { Qty: 200 })[0]?.text).toBe('加急原因没有任何限制，可以填写，也可以不填'));

  it('a computed value says every step, and what is missing', () => {
    const [computed] = why('Amount');
    expect(computed?.text).toBe('金额由公式计算，不能手工填写');
    expect(computed?.lines?.map(({ text }) => text).join('\n')).toMatch(/= 19\.99/);
    const [blank] = why('Amount', { Qty: 2, Price: null });
    expect(blank?.lines?.[0]?.text).toContain('单价 没有填写');
  });

  it('a locked record says so first', () =>
    expect(
      why('Remark', {}, { path: '', rule: 'list.lockedApproved', params: {}, severity: 'error' })[0]?.text,
    ).toContain('审批'));
});
