import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tableLooks } from '../../renderers/cells/tableLooks.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import { validate } from '../../runtime/model/validate.ts';
import { world } from '../../tests/plugins/world.tsx';
import { demoThingPlugin } from './plugin.ts';
import pageText from './sample/Sample_DemoThing.page.json?raw';
import tableText from './sample/Sample_DemoThing.json?raw';

const product = world(demoThingPlugin);
const table = product.table(JSON.parse(tableText) as TableSchema);

it('is known to the schema check, options included', () => {
  const files = { 'schemas/tables/Sample_DemoThing.json': tableText, 'schemas/pages/Sample_DemoThing.json': pageText };
  expect(product.check(files)).toEqual([]);
  const wrong = { ...files, 'schemas/tables/Sample_DemoThing.json': tableText.replace('"prefix"', '"perfix"') };
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
  const said = (value: string) => validate(table, { Name: '甲', Value: value }, 'form').map((issue) => messageOf(issue, 'zh'));
  expect([said('A-1'), said('B-1'), said('')]).toEqual([[], ['值必须以A-开头'], ['值不能为空']]);
});

it('has its own look in grids', () => {
  const looks = tableLooks(product.app.renderers, table);
  expect([looks.text({ Value: 'A-7' }, 'Value', 'zh'), looks.tag({ Value: 'A-7' }, 'Value')]).toEqual(['7', 'blue']);
});
