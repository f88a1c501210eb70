import { act } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { plateWeightModel } from '../../docs/recipes/plate-weight/model.ts';
import { plateWeight } from '../../docs/recipes/plate-weight/plateWeight.ts';
import dictionaryText from '../../docs/recipes/plate-weight/schemas/dictionaries/heavyPlate.json?raw';
import pageText from '../../docs/recipes/plate-weight/schemas/pages/Base_SteelPlate.json?raw';
import tableText from '../../docs/recipes/plate-weight/schemas/tables/Base_SteelPlate.json?raw';
import '../../runtime/model/explain/allMessages.ts';
import type { FormulaFunction } from '../../expressions/index.ts';
import '../../runtime/model/formulas/registerLanguages.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { world } from './world.tsx';

const product = world(plateWeightModel);
afterAll(product.remove);

const files = {
  'schemas/tables/base/Base_SteelPlate.json': tableText,
  'schemas/pages/base/Base_SteelPlate.json': pageText,
  'schemas/dictionaries/heavyPlate.json': dictionaryText,
};

/** Findings of the schema check about the recipe's files, with the function as given. */
const findings = (formula: FormulaFunction) => {
  product.remove();
  const { check, remove } = world({ name: 'plate-weight', functions: [formula] });
  const issues = check(files);
  remove();
  return issues.map((issue) => [issue.path, messageOf(issue, 'zh'), messageOf(issue, 'en')]);
};

it('computes the weight in the form while the user types', async () => {
  const table = product.table(JSON.parse(tableText));
  const form = await product.form(table, { Thickness: 10, Width: 1500 });
  expect(form.cell('Weight').value).toBe(0);
  act(() => form.cell('Length').set(6000));
  expect(form.cell('Weight').value).toBe(706.5);
  act(() => form.cell('Thickness').set(501));
  expect(form.cell('Weight').value).toBeNull();
});

it('passes the schema check, and is refused in a query without SQL, in both languages', () => {
  const { sql: _sql, ...without } = plateWeight;
  expect(findings(plateWeight)).toEqual([]);
  expect(findings(without)).toEqual([
    [
      'schemas/dictionaries/heavyPlate.json#/source/filter/>/0',
      '这里的条件要在数据库里查询，而数据库不能计算“STEEL_PLATE_WEIGHT”，请换一种写法',
      'This condition runs in a query of the database, which cannot compute STEEL_PLATE_WEIGHT. Write it without.',
    ],
  ]);
});
