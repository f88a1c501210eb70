import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { RowOutcome } from '../../runtime/wire/records/RowOutcome.ts';
// Preloads lazy parts of the page, which a busy machine loads slowly.
import '../../renderers/form/OwnFields.tsx';
import '../../renderers/dialogs/problems/ProblemBar.tsx';
import { AskedContent } from '../../renderers/workflow/approve/AskedContent.tsx';
import '../../renderers/pages/ApprovePage.tsx';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { Vote } from '../../runtime/data/DocumentCalls.ts';
import type { AskedDocument } from '../../runtime/data/workflow/InboxCalls.ts';
import { PageRouteContext } from '../../runtime/host/PageRoute.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import { translate } from '../../runtime/model/formulas/translate.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import { AskedStore } from '../../runtime/store/workflow/AskedStore.ts';
import { memory } from '../shell/support.ts';
import { approvalOf, flowNamed, seatOf, stepOf } from './approvals.ts';
import { press, show, worldOf } from './harness.tsx';

const layer = (
  table: Partial<TableSchema> & { table: string },
  fields: readonly FieldSchema[],
): readonly Layer[] =>
  translate(
    [{ kind: 'table', name: table.table, table: { key: `${table.table}_Id`, ...table }, fields }],
    [],
  );

const header = layer(
  {
    table: 'Order',
    cnName: '采购订单',
    nameField: 'OrderCode',
    details: [{ table: 'Line', foreignKey: 'Order_Id', cnName: '采购明细' }],
  },
  [
    { field: 'OrderCode', title: '单据编号', type: 'text' },
    { field: 'Remark', title: '备注', type: 'text', maxlength: 200, editRowNo: 1 },
  ],
);
const line = layer(
  {
    table: 'Line',
    cnName: '采购明细',
    locks: [{ when: { '==': [{ var: 'Closed' }, 1] }, actions: ['Update'], message: 'list.lockedClosed' }],
  },
  [
    { field: 'Product', title: '物料', type: 'text' },
    { field: 'Qty', title: '数量', type: 'decimal', scale: 2, required: true, min: 1, max: 999 },
    { field: 'UnitPrice', title: '单价', type: 'decimal', scale: 2 },
    {
      field: 'Amount',
      title: '金额',
      type: 'decimal',
      scale: 2,
      formula: { '*': [{ var: 'Qty' }, { var: 'UnitPrice' }] },
    },
    { field: 'Closed', title: '结案', type: 'switch', columnType: 'byte' },
  ],
);

const lines: readonly Row[] = [
  { Line_Id: 11, Product: '轴承座', Qty: 5, UnitPrice: 20, Amount: 100, Closed: 0, Version: 1 },
  { Line_Id: 12, Product: '电机', Qty: 8, UnitPrice: 900, Amount: 7200, Closed: 0, Version: 3 },
  { Line_Id: 13, Product: '法兰', Qty: 3, UnitPrice: 30, Amount: 90, Closed: 0, Version: 1 },
  { Line_Id: 14, Product: '联轴器', Qty: 2, UnitPrice: 60, Amount: 120, Closed: 1, Version: 1 },
];

const approval = approvalOf({
  status: 2,
  version: 4,
  flow: flowNamed('采购订单确认'),
  currentStepId: 'w',
  steps: [stepOf('w', { stepName: '仓库确认', status: 0, approvers: [seatOf('赵仓库')] })],
  waiting: { kind: 'seats', names: ['赵仓库'] },
  mayVote: true,
  editable: ['Line.Qty'],
});

type Audit = (table: string, keys: readonly unknown[], vote: Vote) => Promise<Answer<readonly RowOutcome[]>>;

/** The page of an order whose node lets the approver correct quantities. */
async function opened(more: Partial<typeof approval> = {}, stored = lines, keep = memory()) {
  const state: { document: AskedDocument } = {
    document: {
      table: 'Order',
      cnName: '采购订单',
      key: '7',
      label: 'CGDD-7',
      schema: { layers: header, details: { Line: line } },
      document: {
        main: { Order_Id: 7, OrderCode: 'CGDD-7', Remark: '加急', Version: 4 },
        details: { Line: stored },
      },
      totals: { Line: lines.length },
      labels: {},
    },
  };
  const audit = vi.fn<Audit>(async () => answered([{ key: '7', ok: true, message: '' }], '审核成功'));
  const inbox = async () => ({
    document: async () => answered(state.document),
    readMessages: async () => answered(undefined),
    facts: async () => answered([]),
    kinds: async () => failed('404', ''),
    inbox: async () => answered({ waiting: 0, decided: 1, mine: 0, copied: 0, next: undefined }),
  });
  const world = worldOf({
    data: { steps: async () => answered({ ...approval, ...more }), inbox, audit: audit as never },
  });
  Object.assign(world.app.session, { pages: [] });
  const store = new AskedStore(world.app, 'Order', '7', keep);
  const shown = show(
    world.app,
    <MemoryRouter>
      <PageRouteContext.Provider value={route}>
        <AskedContent store={store} />
      </PageRouteContext.Provider>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...world, state, store, audit, leave: shown.unmount };
}

const rows = () => within(screen.getByRole('region', { name: '采购明细（4行）' })).getAllByRole('listitem');
const cardOf = (name: string) =>
  rows().find((card) => within(card).queryByRole('heading', { name })) ?? document.createElement('li');
const quantity = () => screen.findByLabelText<HTMLInputElement>('数量');
/** Opens a row and fills its quantity. */
async function fill(name: string, words: string): Promise<void> {
  await press(`填写 ${name}`);
  fireEvent.change(await quantity(), { target: { value: words } });
}
const sent = (audit: { mock: { calls: Parameters<Audit>[] } }) => audit.mock.calls.at(-1)?.[2].changes;

/** Presses 通过 and confirms. */
async function approve(): Promise<void> {
  await press('通过');
  await press('确认通过');
}

const route = { search: '', active: true, setSearch: () => undefined };

describe('rows on the page to decide on', () => {
  it('one at a time is filled in where the node permits a field, and goes with the vote', async () => {
    const { audit } = await opened();
    expect(screen.getByText('审批时可填写：数量')).toBeTruthy();
    await fill('轴承座', '6');
    expect(within(cardOf('轴承座')).queryByLabelText('单价')).toBeNull();
    await press('填下一行');
    expect(within(cardOf('轴承座')).getByText('原：5.00')).toBeTruthy();
    // Formulas of the row follow, as in the grid of the document.
    expect(within(cardOf('轴承座')).getByText('120.00')).toBeTruthy();
    const second = await quantity();
    expect(cardOf('电机').contains(second)).toBe(true);
    await vi.waitFor(() => expect(document.activeElement).toBe(second));
    fireEvent.change(second, { target: { value: '7.5' } });
    await approve();
    expect(sent(audit)).toEqual({
      main: { Order_Id: 7, Version: 4 },
      details: [
        {
          table: 'Line',
          rows: [
            { Line_Id: 11, Version: 1, Qty: 6 },
            { Line_Id: 12, Version: 3, Qty: 7.5 },
          ],
          delKeys: [],
        },
      ],
    });
  });

  it('who fills in nothing decides with two presses, and nothing is sent but the vote', async () => {
    const { audit } = await opened();
    await press('填写 电机');
    await approve();
    expect(audit).toHaveBeenCalledOnce();
    expect(sent(audit)).toBeUndefined();
  });

  it('says at the field what is wrong, keeps the row open, and no decision can be made until it is mended', async () => {
    const { audit } = await opened();
    await fill('轴承座', '1000');
    await press('填下一行');
    expect(cardOf('轴承座').contains(await quantity())).toBe(true);
    expect(within(cardOf('轴承座')).getByText(/不能大于999/)).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    await press('通过');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('填写的内容有误，请修改后再提交')).toBeTruthy();
    expect((await quantity()).value).toBe('1000');
    fireEvent.change(await quantity(), { target: { value: '9' } });
    await approve();
    expect(sent(audit)?.details[0]?.rows).toEqual([{ Line_Id: 11, Version: 1, Qty: 9 }]);
  });

  it('a required field of another row that is empty is opened and gone to when something was filled in', async () => {
    await opened(
      {},
      lines.map((row) => (row.Line_Id === 13 ? { ...row, Qty: null, Amount: null } : row)),
    );
    expect(within(cardOf('法兰')).getByText('未填写')).toBeTruthy();
    await fill('轴承座', '6');
    await press('通过');
    const input = await quantity();
    expect(cardOf('法兰').contains(input)).toBe(true);
    expect(within(cardOf('法兰')).getByText(/数量不能为空/)).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('all problems the approver can correct are named at the top, and gone to one after the other', async () => {
    const needed = lines.map((row) => (row.Line_Id === 13 ? { ...row, Qty: null, Amount: null } : row));
    await opened({}, needed);
    await fill('轴承座', '1000');
    await press('通过');
    const bar = screen.getByRole('region', { name: '2 处需要修改' });
    expect(bar.textContent).toContain('采购明细 第 1 行：数量不能大于999');
    await press('下一处需要修改的地方');
    expect(bar.textContent).toContain('采购明细 第 3 行：数量不能为空');
    await vi.waitFor(() => expect(cardOf('法兰').contains(document.activeElement)).toBe(true));
    fireEvent.change(await quantity(), { target: { value: '2' } });
    await press('下一处需要修改的地方');
    await vi.waitFor(() => expect(cardOf('轴承座').contains(document.activeElement)).toBe(true));
    fireEvent.change(await quantity(), { target: { value: '9' } });
    await press('通过');
    expect(screen.queryByRole('region', { name: /处需要修改/ })).toBeNull();
  });

  it('the focus comes back to the row’s button when it is done', async () => {
    await opened();
    await fill('电机', '3');
    await press('完成');
    const button = screen.getByRole('button', { name: '填写 电机' });
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByLabelText('数量')).toBeNull();
  });

  it('a locked row says why it cannot be filled in; the next ones are shown when they are gone to', async () => {
    await opened();
    expect(rows()).toHaveLength(3);
    await press('填写 法兰');
    await press('填下一行');
    expect(rows()).toHaveLength(4);
    expect(within(cardOf('联轴器')).getByRole('alert').textContent).toContain('结案');
  });

  it('what the server refuses stands at its row, whose field is open again with what was typed', async () => {
    const { audit } = await opened();
    await fill('电机', '99');
    const issues = [{ path: 'Line[0].Qty', rule: 'x', message: '数量超过可采购量', params: {} }];
    audit.mockResolvedValueOnce(failed('422', '数量超过可采购量', { issues }));
    await approve();
    const card = cardOf('电机');
    await vi.waitFor(() => expect(within(card).getByText('数量超过可采购量')).toBeTruthy());
    expect(within(card).getByLabelText<HTMLInputElement>('数量').value).toBe('99');
  });

  it('whoever is typing goes on when the document is read anew, and what he typed stays over it', async () => {
    const { state, store } = await opened();
    await fill('轴承座', '6');
    await press('填下一行');
    const input = await quantity();
    act(() => input.focus());
    fireEvent.change(input, { target: { value: '7' } });
    const { document: before } = state.document;
    state.document = {
      ...state.document,
      document: { ...before, main: { ...before.main, Remark: '不急', Version: 5 } },
    };
    await act(() => store.load());
    expect(screen.getByText('不急')).toBeTruthy();
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('7');
    expect(within(cardOf('轴承座')).getByText('6.00')).toBeTruthy();
  });

  it('what was typed and not sent is there again for whoever comes back, until it was sent', async () => {
    const keep = memory();
    const first = await opened({}, lines, keep);
    await fill('轴承座', '6');
    await press('完成');
    await press('填写 电机');
    fireEvent.change(await quantity(), { target: { value: '7' } });
    first.store.approval.vote.setReason('库存不足');
    first.leave();
    const { audit, leave, store } = await opened({}, lines, keep);
    expect(within(cardOf('电机')).getByText('原：8.00')).toBeTruthy();
    expect(store.approval.vote.reason).toBe('库存不足');
    await approve();
    expect(sent(audit)?.details[0]?.rows.map(({ Qty }) => Qty)).toEqual([6, 7]);
    leave();
    expect([...keep.kept]).toEqual([]);
  });

  it('what is kept and cannot be read is nothing', async () => {
    const keep = memory();
    keep.setItem('jig.asked.1.Order.7', '{"reason":"","changes":{"main":7}}');
    const { store } = await opened({}, lines, keep);
    expect(store.unsaved).toBe(false);
  });

  it('nothing can be filled in by whoever is not asked', async () => {
    await opened({ mayVote: false });
    expect(screen.queryByRole('button', { name: /^填写/ })).toBeNull();
    expect(screen.queryByText('未填写')).toBeNull();
  });
});
