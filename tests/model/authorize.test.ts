import { describe, expect, it } from 'vitest';
import { authorize } from '../../runtime/model/access/authorize.ts';
import { readableFields } from '../../runtime/model/access/readableFields.ts';
import { roleLayer } from '../../runtime/model/access/roleLayer.ts';
import { rowScope } from '../../runtime/model/access/rowScope.ts';
import { writableFields } from '../../runtime/model/access/writableFields.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { order, orderSchema, resolveWith, userWith } from './sampleTable.ts';

const admin = userWith({ id: 1, isSuperAdmin: true, grants: new Map(), roleNames: ['admin'] });

describe('authorize says yes or no, and why', () => {
  it('grants what a role has', () => {
    expect(authorize(userWith(), 'Update', order)).toMatchObject({
      allowed: true,
      because: { rule: 'server.rightGranted' },
    });
  });

  it('names the missing right and its table #R01', () => {
    const decision = authorize(userWith(), 'Delete', order);
    expect(decision.allowed).toBe(false);
    expect(messageOf(decision.because, 'zh')).toBe('没有权限操作：缺少【Order】的【删除】权限');
    expect(messageOf(decision.because, 'en')).toContain('[Delete] on [Order]');
  });

  it('lets a super administrator do everything but open a lock #E26', () => {
    expect(authorize(admin, 'Delete', order).allowed).toBe(true);
    const closed = authorize(admin, 'Update', order, { IsColoseCase: 1 });
    expect(closed).toMatchObject({ allowed: false, because: { rule: 'list.lockedClosed' } });
    expect(messageOf(closed.because, 'zh')).toBe('当前单据已结案,无法进行保存');
  });

  it('asks locks that look at the clock with the reading it is given, and holds them without one', () => {
    const locks = [
      {
        when: { '<': [{ var: 'SentAt' }, { today: [] }] },
        actions: ['Update'],
        message: 'list.lockedClosed',
      },
    ];
    const { table } = resolveWith({ ...orderSchema, locks });
    const sent = { SentAt: '2026-03-05 08:00:00' };
    const at = (now: string) => authorize(admin, 'Update', table, sent, { now }).allowed;
    expect([at('2026-03-05 23:00:00'), at('2026-03-06 00:00:00')]).toEqual([true, false]);
    expect(authorize(admin, 'Update', table, sent).because.rule).toBe('server.lockBroken');
  });

  it('locks only the actions a lock names, and only while its condition holds', () => {
    const user = userWith({ grants: new Map([['order', new Set(['Search', 'Update'])]]) });
    expect(authorize(user, 'Search', order, { IsColoseCase: 1 }).allowed).toBe(true);
    expect(authorize(user, 'Update', order, { IsColoseCase: 0 }).allowed).toBe(true);
    expect(authorize(user, 'Update', order, {}).allowed).toBe(true);
  });

  it('refuses when a lock cannot be read', () => {
    const { table } = resolveWith({
      ...orderSchema,
      locks: [{ when: { nonsense: [1] }, actions: ['Update'], message: 'x' }],
    });
    expect(authorize(admin, 'Update', table, {})).toMatchObject({
      allowed: false,
      because: { rule: 'server.lockBroken' },
    });
  });
});

describe('field rights', () => {
  const limited = userWith({
    fieldRights: new Map([
      [
        'order',
        {
          Qty: { show: 0 as const },
          Code: { isEdit: 0 as const },
          Tags: { disabled: 1 as const },
          Region: { show: 1 as const },
        },
      ],
    ]),
  });

  it('become a layer that hides, locks and greys', () => {
    expect(roleLayer(limited, 'Order')).toMatchObject({
      kind: 'role',
      name: 'sales',
      fields: [
        { field: 'Qty', hidden: true },
        { field: 'Code', readonly: true },
        { field: 'Tags', disabled: true },
      ],
    });
    expect(roleLayer(userWith(), 'Order')).toBeUndefined();
    expect(roleLayer({ ...limited, isSuperAdmin: true }, 'Order')).toBeUndefined();
  });

  it('keep hidden and write-only fields out of every answer, but not the key and Version', () => {
    const readable = readableFields(limited, order);
    for (const name of ['Qty', 'Secret', 'Section']) expect(readable.has(name), name).toBe(false);
    for (const name of ['Order_Id', 'Version', 'Note', 'Code']) expect(readable.has(name), name).toBe(true);
  });

  it.each([
    ['Order_Id', 'the key'],
    ['Version', 'the version'],
    ['CreateID', 'a stamp'],
    ['Amount', 'a formula'],
    ['IsColoseCase', 'a read-only field'],
    ['Section', 'a field without a column'],
    ['Qty', 'a field the role hides'],
    ['Code', 'a field the role locks'],
    ['Tags', 'a field the role disables'],
  ])('do not let %s be written: it is %s', (field) => {
    expect(writableFields(limited, order).has(field)).toBe(false);
  });

  it('let other fields be written, hidden and write-only ones too', () => {
    const writable = writableFields(userWith(), order);
    for (const name of ['Code', 'Qty', 'Note', 'Secret', 'SentAt', 'Customer_Id'])
      expect(writable.has(name), name).toBe(true);
  });

  it('lock a field whose readonlyWhen holds for the record #E16', () => {
    expect(writableFields(userWith(), order, { SentAt: '2024-01-01 00:00:00' }).has('SentAt')).toBe(false);
    expect(writableFields(userWith(), order, { SentAt: null }).has('SentAt')).toBe(true);
  });
});

describe('row scope', () => {
  it('is the rows of the user and of subordinates', () => {
    expect(rowScope(userWith(), order)).toEqual([{ in: [{ var: 'CreateID' }, [7, 9]] }]);
  });

  it('is everything for a super administrator and for tables without the limit', () => {
    expect(rowScope(admin, order)).toEqual([]);
    expect(rowScope(userWith(), resolveWith({ ...orderSchema, userPermissionDesc: false }).table)).toEqual(
      [],
    );
  });

  it('is nothing when the table does not record who made a row', () => {
    expect(rowScope(userWith(), resolveWith({ ...orderSchema, mixins: [] }).table)).toEqual([false]);
  });

  it('is what a page over the table shows, for everybody', () => {
    const rows = { '==': [{ var: 'Status' }, 1] };
    expect(rowScope(admin, { ...order, rows })).toEqual([rows]);
    expect(rowScope(userWith(), { ...order, rows })).toHaveLength(2);
  });
});
