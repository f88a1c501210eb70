import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { tableOf } from './harness.tsx';

const table = tableOf([
  { field: 'Name', title: '名称', type: 'text', required: true, editRowNo: 1 },
  { field: 'Qty', title: '数量', type: 'number', min: 1, max: 10, editRowNo: 1 },
  { field: 'Price', title: '单价', type: 'decimal', scale: 4, editRowNo: 1 },
  {
    field: 'Amount',
    title: '金额',
    type: 'decimal',
    scale: 2,
    editRowNo: 2,
    formula: { '*': [{ var: 'Qty' }, { var: 'Price' }] },
  },
  { field: 'Reason', title: '原因', type: 'text', editRowNo: 2, visibleWhen: { '>': [{ var: 'Qty' }, 5] } },
  { field: 'Day', title: '日期', type: 'date', default: { token: 'today' } },
  { field: 'Who', title: '人员', type: 'text', default: { token: 'userName' } },
  { field: 'Customer', title: '客户', type: 'select', dataKey: 'customers' },
  { field: 'Phone', title: '电话', type: 'text', lookup: { via: 'Customer', field: 'Phone' } },
  { field: 'From', title: '期间', type: 'date', range: true, rangeTo: 'To' },
  { field: 'To', title: '到', type: 'date', hidden: true },
]);

const form = (initial: Row = {}, more: object = {}) =>
  new FormStore(table, { action: 'Edit', initial, ...more });

describe('a form', () => {
  it('starts a new record with the defaults of the schema #X16', () => {
    const user = { id: 3, userName: 'sales', realName: '张三' };
    const made = new FormStore(table, { action: 'Add', now: '2024-02-29 23:59:59', user });
    expect(made.cell('Day').value).toBe('2024-02-29');
    expect(made.cell('Who').value).toBe('张三');
  });

  it('does not apply defaults to a stored record', () => {
    expect(form({ Name: 'A' }, { now: '2024-02-29 23:59:59' }).cell('Day').value).toBe(null);
  });

  it('refuses no stored value that stays, and the same value typed anew', () => {
    const stored = form({ Order_Id: 1, Name: 'A', Qty: 99 });
    stored.checkLive();
    expect(stored.cell('Qty').issues).toEqual([]);
    stored.cell('Qty').set(98);
    expect(stored.cell('Qty').issues.map(({ rule }) => rule)).toEqual(['form.max']);
    const made = form({ Name: 'A', Qty: 99 });
    made.checkLive();
    expect(made.cell('Qty').issues).toHaveLength(1);
  });

  it('tells whoever watches a field about that field only', () => {
    const made = form({ Name: 'A', Qty: 1 });
    const name = vi.fn(() => made.cell('Name').value);
    const amount = vi.fn(() => made.cell('Amount').value);
    autorun(name);
    autorun(amount);
    made.cell('Price').set(2);
    expect(name).toHaveBeenCalledTimes(1);
    expect(amount).toHaveBeenCalledTimes(2);
    expect(made.cell('Amount').value).toBe(2);
  });

  it('calculates exactly and gives null while an input is empty #V16', () => {
    const made = form({ Qty: 2, Price: 9.995 });
    expect(made.cell('Amount').value).toBe(19.99);
    made.cell('Qty').set(null);
    expect(made.cell('Amount').value).toBe(null);
  });

  it('leaves a formula that takes too long without a value instead of keeping who types waiting', () => {
    const made = form({ Qty: 2, Price: 9.995 });
    expect(made.run.limits).toEqual({ milliseconds: 200 });
    const clock = vi.spyOn(performance, 'now');
    let at = 0;
    clock.mockImplementation(() => {
      at += 300;
      return at;
    });
    const slow = tableOf([
      {
        field: 'Total',
        title: '合计',
        type: 'decimal',
        formula: { reduce: [{ var: 'Rows' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] },
      },
    ]);
    const rows = Array.from({ length: 20_000 }, () => 1);
    const related = () => rows;
    const long = new FormStore(slow, { action: 'Edit', initial: {}, related } as never);
    expect(long.cell('Total').value).toBe(null);
    clock.mockRestore();
    const short = new FormStore(slow, { action: 'Edit', initial: {}, related } as never);
    expect(short.cell('Total').value).toBe(20_000);
  });

  it('does not take a value for a computed field', () => {
    const made = form({ Qty: 2, Price: 3 });
    made.cell('Amount').set(99);
    expect(made.values().Amount).toBe(6);
  });

  it('shows a conditional field while its condition holds and asks nothing of it while it does not', () => {
    const made = form({ Name: 'A', Qty: 5 });
    expect(made.cell('Reason').state.hidden).toBe(true);
    made.cell('Qty').set(6);
    expect(made.cell('Reason').state.hidden).toBe(false);
  });

  it('checks a number when it is left and not before #V27', () => {
    const made = form();
    made.cell('Qty').set(11);
    expect(made.cell('Qty').issues).toEqual([]);
    made.cell('Qty').blur();
    expect(made.cell('Qty').issues.map((issue) => issue.rule)).toEqual(['form.max']);
    made.cell('Qty').set(10);
    expect(made.cell('Qty').issues).toEqual([]);
  });

  it('checks an address when it is left, once something was typed', () => {
    const made = new FormStore(
      tableOf([{ field: 'Mail', title: '邮箱', type: 'mail', required: true, editRowNo: 1 }]),
      { action: 'Add' },
    );
    made.cell('Mail').blur();
    expect(made.cell('Mail').issues).toEqual([]);
    made.cell('Mail').set('li@');
    expect(made.cell('Mail').issues).toEqual([]);
    made.cell('Mail').blur();
    expect(made.cell('Mail').issues.map((issue) => issue.rule)).toEqual(['form.mail']);
  });

  it('does not check a text when it is left', () => {
    const made = form();
    made.cell('Name').blur();
    expect(made.cell('Name').issues).toEqual([]);
  });

  it('checks everything while typing after a refused save', () => {
    const made = form();
    made.checkLive();
    expect(made.cell('Name').issues.map((issue) => issue.rule)).toEqual(['form.required']);
    made.cell('Name').set('B');
    expect(made.cell('Name').issues).toEqual([]);
  });

  it('keeps what the server said until the field is edited', () => {
    const made = form({ Name: 'A' });
    const issue = {
      path: 'Name',
      rule: 'form.unique',
      params: { title: '名称' },
      severity: 'error',
    } as const;
    const elsewhere = { ...issue, path: 'Nowhere' };
    expect(made.refuse([issue, elsewhere])).toEqual([elsewhere]);
    expect(made.cell('Name').issues).toEqual([issue]);
    made.cell('Name').set('B');
    expect(made.cell('Name').issues).toEqual([]);
  });

  it('knows what was changed, and that empty is empty #S17', () => {
    const made = form({ Name: 'A', Who: null });
    made.cell('Who').set('');
    expect(made.changed()).toEqual([]);
    made.cell('Name').set('B');
    expect(made.changed()).toEqual(['Name']);
    made.reset({ Name: 'C' });
    expect(made.changed()).toEqual([]);
    expect(made.cell('Name').value).toBe('C');
  });

  it('holds a stored pair as one field #F33', () => {
    const made = form({ From: '2024-01-01', To: '2024-01-31' });
    expect(made.cell('From').shown).toEqual(['2024-01-01', '2024-01-31']);
    made.cell('From').change(['2024-02-01', '2024-01-31']);
    made.checkLive();
    expect(made.cell('From').issues.map((issue) => issue.rule)).toEqual(['form.rangeOrder']);
    expect(made.values()).toMatchObject({ From: '2024-02-01', To: '2024-01-31' });
  });
});

describe('a date of a row that must not precede one of its header', () => {
  it('is refused in the words of both, until either is changed', () => {
    const orders = tableOf([{ field: 'Ordered', title: '订单日期', type: 'date' }]);
    const lines = tableOf([{ field: 'Due', title: '交货日期', type: 'date', notBefore: '$main.Ordered' }]);
    const main = new FormStore(orders, { action: 'Edit', initial: { Ordered: '2026-03-05' } });
    const row = new FormStore(lines, {
      action: 'Edit',
      initial: { Due: '2026-03-04' },
      surface: 'grid',
      main,
    });
    row.cell('Due').reveal();
    const rules: unknown[] = [];
    const stop = autorun(() => rules.push(row.cell('Due').issues.map(({ params }) => params)));
    main.cell('Ordered').set('2026-03-04');
    stop();
    expect(rules).toEqual([[{ title: '交货日期', other: '订单日期' }], []]);
  });
});

describe('a reset', () => {
  it('forgets every complaint and empties both ends of a range #S15 #S16', () => {
    const made = form({ From: '2024-01-01', To: '2024-01-31' });
    made.checkLive();
    expect(made.cell('Name').issues).toHaveLength(1);
    made.reset({});
    expect(made.cell('Name').issues).toEqual([]);
    expect(made.cell('From').shown).toEqual([null, null]);
  });
});

describe('a lookup', () => {
  it('fills the fields that come with the chosen record', async () => {
    const made = form({}, { lookup: async () => ({ Phone: '13800000000' }) });
    made.cell('Customer').set('1');
    await made.settled();
    expect(made.cell('Phone').value).toBe('13800000000');
  });

  it('is dropped when another record was chosen meanwhile', async () => {
    const answers = new Map<unknown, (row: Row) => void>();
    const made = form(
      {},
      { lookup: (_: unknown, key: unknown) => new Promise<Row>((done) => answers.set(key, done)) },
    );
    made.cell('Customer').set('1');
    made.cell('Customer').set('2');
    answers.get('2')?.({ Phone: 'second' });
    answers.get('1')?.({ Phone: 'first' });
    await made.settled();
    expect(made.cell('Phone').value).toBe('second');
  });

  it('keeps what was typed while it was on its way', async () => {
    let answer: (row: Row) => void = () => undefined;
    const made = form({}, { lookup: () => new Promise<Row>((done) => (answer = done)) });
    made.cell('Customer').set('1');
    made.cell('Phone').set('13912345678');
    answer({ Phone: '13800000000' });
    await made.settled();
    expect(made.cell('Phone').value).toBe('13912345678');
  });

  it('empties the fields when the choice is taken back', () => {
    const made = form({ Customer: '1', Phone: '13800000000' });
    made.cell('Customer').set('');
    expect(made.cell('Phone').value).toBe(null);
  });
});

it('leaves an untouched secret out of what is saved', () => {
  const users = tableOf(
    [{ field: 'Pwd', title: '密码', type: 'password', writeOnly: true, required: true }],
    { table: 'User' },
  );
  const made = new FormStore(users, { action: 'Edit', initial: { User_Id: 1 } });
  made.checkLive();
  expect(made.cell('Pwd').issues).toEqual([]);
  expect(made.values()).not.toHaveProperty('Pwd');
  made.cell('Pwd').set('secret1');
  expect(made.values().Pwd).toBe('secret1');
});
