import { act, fireEvent, screen } from '@testing-library/react';
import type { TableSchema } from 'jig/plugin';
import { messageOf, tableLooks, validate, world } from 'jig/plugin/test';
import { expect, it } from 'vitest';
import { colourSwatchPlugin } from './plugin.ts';
import tableText from './sample/Sample_ColourSwatch.json?raw';
import pageText from './sample/Sample_ColourSwatch.page.json?raw';

const product = world(colourSwatchPlugin);
const table = product.table(JSON.parse(tableText) as TableSchema);

it('is known to the schema check, options included', () => {
  const files = {
    'schemas/tables/Sample_ColourSwatch.json': tableText,
    'schemas/pages/Sample_ColourSwatch.json': pageText,
  };
  expect(product.check(files)).toEqual([]);
  const wrong = {
    ...files,
    'schemas/tables/Sample_ColourSwatch.json': tableText.replace('"prefix"', '"perfix"'),
  };
  expect(product.check(wrong).map(({ fix }) => fix?.title)).toEqual(['prefix']);
});

it('draws a labelled input and takes what is typed', async () => {
  const form = await product.form(table, { Value: 'A-1' });
  const input = screen.getByLabelText<HTMLInputElement>('值');
  expect(input.value).toBe('A-1');
  act(() => void fireEvent.change(input, { target: { value: 'A-2' } }));
  expect(form.cell('Value').value).toBe('A-2');
});

it('checks the same on both sides of the wire', () => {
  const said = (value: string) =>
    validate(table, { Name: '甲', Value: value }, 'form').map((issue) => messageOf(issue, 'zh'));
  expect([said('A-1'), said('B-1'), said('')]).toEqual([[], ['值必须以A-开头'], ['值不能为空']]);
});

it('has its own look in grids', () => {
  const looks = tableLooks(product.app, table);
  expect([looks.text({ Value: 'A-7' }, 'Value', 'zh'), looks.tag({ Value: 'A-7' }, 'Value')]).toEqual([
    '7',
    'blue',
  ]);
});
