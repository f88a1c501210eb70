import { describe, expect, it } from 'vitest';
import type { FormBase } from '../../../designer/form/base/FormBase.ts';
import { addComponent } from '../../../designer/form/commands/addComponent.ts';
import { copyParts } from '../../../designer/form/commands/copyParts.ts';
import type { FormEdit } from '../../../designer/form/commands/FormEdit.ts';
import { moveParts } from '../../../designer/form/commands/moveParts.ts';
import { pasteParts } from '../../../designer/form/commands/pasteParts.ts';
import { removeParts } from '../../../designer/form/commands/removeParts.ts';
import { setLayout } from '../../../designer/form/commands/setLayout.ts';
import { showField } from '../../../designer/form/commands/showField.ts';
import { componentKinds, customTypes } from '../../../designer/form/components/componentKinds.ts';
import type { FormDraft } from '../../../designer/form/draft/FormDraft.ts';
import { readDraft } from '../../../designer/form/draft/readDraft.ts';
import { fieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import { orderForm } from './formWorld.ts';

const { draft: plain } = readDraft(undefined, orderForm);

const said = ({ entries }: FormDraft): readonly string[] =>
  entries.map(({ raw }) => `${raw.field || raw.type} ${raw.width}${raw.show === false ? ' hidden' : ''}`);

const done = (edit: FormEdit): FormDraft => {
  if (!edit.ok) throw new Error(edit.rule);
  return edit.draft;
};

describe('a form design', () => {
  it('starts as the plain form: its fields in order with their widths, and its detail tables', () => {
    expect(said(plain)).toEqual([
      'Code 50',
      'Customer 50',
      'Qty 33.33',
      'Price 33.33',
      'Amount 33.33',
      'Remark 100',
      'table 100',
    ]);
  });

  it('offers the seventeen kinds of component, radio and cascader not among them', () => {
    expect(componentKinds.map(({ type }) => type).join(' ')).toBe(
      'text textarea number date datetime select selectList checkbox switch img excel file editor line box table tabs',
    );
  });

  it('lets a custom field become a decimal, which the component list has not', () => {
    const base = { fieldTypes: fieldTypeRegistry() };
    expect(customTypes(base)).toEqual(expect.arrayContaining(['number', 'decimal', 'phone']));
  });

  it('gives uploads 3 M and 5 files, an editor 250 pixels, a switch the value 0', () => {
    const preset = (type: string) =>
      done(addComponent(plain, orderForm, { type, title: '' })).entries.at(-1)?.raw;
    expect(preset('img')).toMatchObject({ maxSize: 3, maxFile: 5 });
    expect(preset('editor')).toMatchObject({ height: 250 });
    expect(preset('switch')).toMatchObject({ value: 0, isExtend: true, name: '' });
  });

  it('has one table only, and custom fields only where the table takes them', () => {
    expect(addComponent(plain, orderForm, { type: 'table', title: '' })).toMatchObject({
      ok: false,
      rule: 'designer.oneTable',
    });
    const closed = { ...orderForm, customTables: new Set<string>() };
    expect(addComponent(plain, closed, { type: 'text', title: '' })).toMatchObject({
      ok: false,
      rule: 'formDesign.noCustomFields',
    });
    expect(addComponent(plain, closed, { type: 'line', title: '' }).ok).toBe(true);
  });

  it('takes a drop before and after a field as it is, and beside it with half of its width', () => {
    expect(said(done(moveParts(plain, ['Remark'], { target: 'Code', side: 'before' }))).slice(0, 2)).toEqual([
      'Remark 100',
      'Code 50',
    ]);
    expect(said(done(moveParts(plain, ['Code'], { target: 'Remark', side: 'right' }))).slice(-3)).toEqual([
      'Remark 50',
      'Code 50',
      'table 100',
    ]);
    // Thirds have no room for two.
    expect(said(done(moveParts(plain, ['Code'], { target: 'Qty', side: 'left' }))).slice(1, 3)).toEqual([
      'Code 50',
      'Qty 33.33',
    ]);
  });

  it.each([
    [1, 100],
    [2, 50],
    [3, 33],
    [4, 25],
  ])('lays everything but tables, tabs and lines out in %d columns', (columns, width) => {
    const lined = done(addComponent(plain, orderForm, { type: 'line', title: '' }));
    const widths = done(setLayout(lined, columns)).entries.map(({ raw }) => [raw.type, raw.width]);
    expect(widths).toEqual(
      lined.entries.map(({ raw }) => [
        raw.type,
        ['table', 'tabs', 'line'].includes(String(raw.type)) ? raw.width : width,
      ]),
    );
  });

  it('hides a field of the table and shows it again at its place, but never a required one', () => {
    const hidden = done(removeParts(plain, orderForm, ['Customer']));
    expect(said(hidden)[1]).toBe('Customer 50 hidden');
    expect(said(done(showField(hidden, orderForm, 'Customer')))).toEqual(said(plain));
    expect(removeParts(plain, orderForm, ['Code', 'Customer'])).toMatchObject({
      ok: false,
      rule: 'design.mustShow',
      params: { name: '单号' },
    });
    expect(said(done(showField(plain, orderForm, 'Level'))).at(-1)).toBe('Level 50');
  });

  it('keeps name, width and visibility of a field that the administrator set for all users', () => {
    const { main, details } = orderForm.document;
    const global = (editRowNo: number): FormBase => {
      const fields = main.fields.map((field) =>
        field.field === 'Customer' ? { ...field, isGlobal: true, editRowNo } : field,
      );
      const byName = new Map(fields.map((field) => [field.field, field] as const));
      return { ...orderForm, isAdmin: false, document: { main: { ...main, fields, byName }, details } };
    };
    const refusal = { ok: false, rule: 'formDesign.imposed', params: { name: '客户' } };
    expect(removeParts(plain, global(1), ['Customer'])).toMatchObject(refusal);
    const hidden = done(removeParts(plain, orderForm, ['Customer']));
    expect(said(done(showField(hidden, global(1), 'Customer')))).toEqual(said(plain));
    expect(showField(hidden, global(0), 'Customer')).toMatchObject(refusal);
    expect(showField(readDraft(undefined, global(0)).draft, global(0), 'Customer')).toMatchObject(refusal);
  });

  it('pastes a copied custom field as a new one, and says which fields are there already', () => {
    const added = done(addComponent(plain, orderForm, { type: 'text', title: '' }));
    const custom = added.entries.at(-1);
    const stored = {
      ...added,
      entries: added.entries.map((part) =>
        part === custom
          ? { ...part, raw: { ...part.raw, name: '包装', field: 'Field1', tableEx_Id: 7 } }
          : part,
      ),
    };
    const text = copyParts(stored, ['Code', custom?.id ?? '']) ?? '';
    const pasted = pasteParts(stored, orderForm, text, 'Code');
    expect(pasted).toMatchObject({ ok: true, left: [{ rule: 'formDesign.pastedPresent' }] });
    expect(done(pasted).entries[1]?.raw).toMatchObject({ name: '包装', field: '', tableEx_Id: null });
    for (const bad of ['', 'x', '{}', '[]', '7', '[[]]', `"${'x'.repeat(10)}"`])
      expect(pasteParts(plain, orderForm, bad)).toMatchObject({
        ok: false,
        rule: 'formDesign.pastedNothing',
      });
  });
});
