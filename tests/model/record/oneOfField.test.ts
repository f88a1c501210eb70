import { describe, expect, it } from 'vitest';
import type { User } from '../../../runtime/model/access/User.ts';
import { writableFields } from '../../../runtime/model/access/writableFields.ts';
import { detailScope } from '../../../runtime/model/formulas/recordScope.ts';
import { validate } from '../../../runtime/model/record/validate.ts';
import { FormStore } from '../../../runtime/store/form/FormStore.ts';
import { tableOf } from '../tableOf.ts';

const user: User = {
  id: 1,
  userName: 'a',
  realName: '甲',
  roleIds: [],
  roleNames: [],
  isSuperAdmin: true,
  grants: new Map(),
  fieldRights: new Map(),
  subordinateIds: [],
};

describe('a field is decided the same on both sides', () => {
  it('is locked by a condition that gives a true value other than true', () => {
    const table = tableOf([
      { field: 'Qty', title: '数量', type: 'int' },
      { field: 'Note', title: '备注', type: 'text', readonlyWhen: { var: 'Qty' } },
    ]);
    const row = { Qty: 5 };
    expect(new FormStore(table, { action: 'Edit', initial: row }).cell('Note').mode).toBe('readonly');
    expect(writableFields(user, table, row).has('Note')).toBe(false);
  });

  it('is locked in a detail row by a condition on the header', () => {
    const table = tableOf([
      { field: 'Note', title: '备注', type: 'text', readonlyWhen: { '==': [{ var: '$main.Done' }, 1] } },
    ]);
    const scope = detailScope({}, { Done: 1 });
    expect(writableFields(user, table, {}, { scope }).has('Note')).toBe(false);
  });

  it('is locked where no record lifts the lock: key, Version, states, stamps and formulas', () => {
    const names = ['Thing_Id', 'Version', 'AuditStatus', 'Creator', 'Twice', 'Qty'];
    const table = tableOf([
      { field: 'Thing_Id', title: '编号', type: 'text' },
      { field: 'Version', title: '版本', type: 'int' },
      { field: 'AuditStatus', title: '审核状态', type: 'int' },
      { field: 'Creator', title: '创建人', type: 'text', stamp: 'creator' },
      { field: 'Twice', title: '两倍', type: 'int', formula: { '*': [{ var: 'Qty' }, 2] } },
      { field: 'Qty', title: '数量', type: 'int' },
    ] as Parameters<typeof tableOf>[0]);
    const form = new FormStore(table, { action: 'Add' });
    expect(names.filter((name) => form.cell(name).mode === 'edit')).toEqual(['Qty']);
    expect(names.filter((name) => writableFields(user, table).has(name))).toEqual(['Qty']);
  });

  it('starts with a default as its kind reads it, and without one that is no value of it', () => {
    const table = tableOf([
      { field: 'Qty', title: '数量', type: 'int', default: '5' },
      { field: 'Day', title: '日期', type: 'date', default: 'soon' },
    ]);
    const form = new FormStore(table, { action: 'Add' });
    expect([form.value('Qty'), form.value('Day')]).toEqual([5, null]);
  });

  it('never asks for the link of a detail row', () => {
    const line = tableOf([{ field: 'Head_Id', title: '单', type: 'int', required: true }], { table: 'Line' });
    const main = tableOf([{ field: 'Name', title: '名称', type: 'text' }], { table: 'Head' });
    const doc = { main, details: [{ schema: { table: 'Line', foreignKey: 'Head_Id' }, table: line }] };
    const form = new FormStore(line, { action: 'Add', doc, surface: 'grid' });
    expect(form.cell('Head_Id').check()).toEqual([]);
  });

  it('leaves a secret that was not typed out of a row in edit', () => {
    const table = tableOf([{ field: 'Pin', title: '口令', type: 'password', writeOnly: true }]);
    const form = new FormStore(table, { action: 'Edit', initial: { Thing_Id: 1 }, surface: 'grid' });
    expect('Pin' in form.live()).toBe(false);
  });

  it('says of a pair in a row what the server says', () => {
    const table = tableOf([
      { field: 'From', title: '期间', type: 'date', range: true, rangeTo: 'To', required: true },
      { field: 'To', title: '到', type: 'date' },
    ]);
    const row = { From: '2024-01-01' };
    const form = new FormStore(table, { action: 'Edit', initial: row, surface: 'grid' });
    expect(form.cell('From').check()).toEqual(validate(table, row, 'grid'));
  });
});
