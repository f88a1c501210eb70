import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { starRating } from '../../docs/recipes/star-rating/plugin.ts';
import tableText from '../../docs/recipes/star-rating/sample/Base_Review.json?raw';
import pageText from '../../docs/recipes/star-rating/sample/Base_Review.page.json?raw';
import { tableLooks } from '../../renderers/cells/tableLooks.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { validate } from '../../runtime/model/record/validate.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import { world } from './world.tsx';

const schema = JSON.parse(tableText) as TableSchema;
const files = {
  'schemas/tables/base/Base_Review.json': tableText,
  'schemas/pages/base/Base_Review.json': pageText,
};

describe('the star rating plugin', () => {
  const product = world(starRating);
  let table: ResolvedTable;
  beforeEach(() => {
    table = product.table(schema);
  });

  it('brings a field type whose own options reach the resolved table', () => {
    const field = table.byName.get('Delivery');
    expect([field?.kind.name, field?.columnType, field?.align]).toEqual(['stars', 'int', 'center']);
    expect(field).toMatchObject({ stars: 3 });
  });

  it('draws a named radio group of as many stars as the field says, and shows the value', async () => {
    await product.form(table, { Quality: 4 });
    const group = screen.getByRole('radiogroup', { name: '质量' });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(group.querySelectorAll('input')).toHaveLength(5);
    expect(screen.getByRole('radiogroup', { name: '交期' }).querySelectorAll('input')).toHaveLength(3);
    expect(group.textContent).toBe('★★★★☆');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4/5 较好' }).checked).toBe(true);
  });

  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowUp', 5, 5],
    ['ArrowLeft', 2, 1],
    ['ArrowDown', 1, 1],
    ['Home', 4, 1],
    ['End', 1, 5],
    ['4', 1, 4],
    ['9', 2, 2],
    ['Delete', 3, null],
    ['ArrowRight', null, 1],
  ])('changes by keyboard: %s from %s gives %s', async (key, before, after) => {
    const form = await product.form(table, { Quality: before });
    const group = screen.getByRole('radiogroup', { name: '质量' });
    act(() => void fireEvent.keyDown(group, { key }));
    expect(form.cell('Quality').value).toBe(after);
  });

  it('takes a click, and a click on the chosen star takes it back', async () => {
    const form = await product.form(table);
    fireEvent.click(screen.getByRole('radio', { name: '3/5 一般' }));
    expect(form.cell('Quality').value).toBe(3);
    fireEvent.click(screen.getByRole('radio', { name: '3/5 一般' }));
    expect(form.cell('Quality').value).toBeNull();
  });

  it('cannot be changed while the form is locked', async () => {
    const form = await product.form(table, { Quality: 2 });
    act(() => form.lock('readonly'));
    fireEvent.keyDown(screen.getByRole('radiogroup', { name: '质量' }), { key: 'End' });
    expect(form.cell('Quality').value).toBe(2);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1/5 很差' }).disabled).toBe(true);
  });

  it.each([
    [{ Quality: null }, ['请选择质量']],
    [{ Quality: 0 }, ['质量不能小于1']],
    [{ Quality: 6 }, ['质量不能大于5']],
    [{ Quality: 5, Delivery: 4 }, ['交期不能大于3']],
    [{ Quality: 5, Delivery: 3 }, []],
    [{ Quality: 1 }, []],
  ])('checks %j on both sides of the wire', (row, messages) => {
    const record = { SupplierName: '甲', ...row };
    expect(validate(table, record, 'form').map((issue) => messageOf(issue, 'zh'))).toEqual(messages);
  });

  it('shows the complaint at the field and marks the group', async () => {
    const form = await product.form(table);
    act(() => form.checkLive());
    const group = screen.getByRole('radiogroup', { name: '质量' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('请选择质量');
  });

  it('has its own look in grids #E13', () => {
    const looks = tableLooks(product.app, table);
    expect(looks.text({ Quality: 3 }, 'Quality', 'zh')).toBe('★★★☆☆');
    expect(looks.text({ Delivery: 3 }, 'Delivery', 'zh')).toBe('★★★');
    expect(looks.text({ Quality: null }, 'Quality', 'zh')).toBeUndefined();
    expect(looks.text({ Remark: 'x' }, 'Remark', 'zh')).toBeUndefined();
    expect(looks.cellStyle({ Quality: 3 }, 'Quality')).toEqual({ color: 'orange' });
  });

  it('may be named as the cell of another field', () => {
    const named = (cell: string) => ({
      ...files,
      'schemas/tables/base/Base_Review.json': tableText.replace('"field"', `"cell": "${cell}", "field"`),
    });
    expect(product.check(named('stars'))).toEqual([]);
    expect(product.check(named('star')).map(({ rule }) => rule)).toEqual(['schema.unknownCell']);
  });

  it('is known to the schema check, options included', () => {
    expect(product.check(files)).toEqual([]);
    const wrong = files['schemas/tables/base/Base_Review.json']
      .replace('"stars": 3', '"stars": 30')
      .replace('"words"', '"wrods"');
    const found = product.check({ ...files, 'schemas/tables/base/Base_Review.json': wrong });
    expect(found.map(({ rule, fix }) => [rule, fix?.title])).toEqual([
      ['schema.unknownProperty', 'words'],
      ['schema.tooGreat', undefined],
    ]);
  });
});

describe('without the plugin', () => {
  it('the schema check refuses the type, and the form says so in its place while the rest lives', async () => {
    const product = world();
    expect(product.check(files).map(({ rule }) => rule)).toContain('schema.notOneOf');
    await product.form(product.table(schema));
    expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual([
      expect.stringContaining('stars'),
      expect.stringContaining('stars'),
    ]);
    expect(screen.getByLabelText('供应商')).toBeTruthy();
  });
});
