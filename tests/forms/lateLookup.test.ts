import { expect, it } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { documentOf, tableOf } from './harness.tsx';

const lines = tableOf(
  [
    { field: 'Product', title: '产品', type: 'select', dataKey: 'products', editRowNo: 1 },
    { field: 'Code', title: '编号', type: 'text', readonly: true, lookup: { via: 'Product', field: 'Code' } },
    {
      field: 'Price',
      title: '单价',
      type: 'decimal',
      editRowNo: 1,
      lookup: { via: 'Product', field: 'Price' },
    },
  ],
  { table: 'Line' },
);

function start() {
  let answer: (row: Row) => void = () => undefined;
  const doc = documentOf(tableOf([], { details: ['Line'] }), lines);
  const detail = doc.details[0];
  if (!detail) throw new Error('no detail');
  const main = new FormStore(doc.main, { action: 'Add' });
  const store = new DetailStore(detail, main, { lookup: () => new Promise<Row>((done) => (answer = done)) });
  const key = store.add() ?? '';
  store.editing?.form.cell('Product').set('7');
  return { store, key, answer: (row: Row) => answer(row) };
}

it('gives a row that was left what its lookup brings, except where something was typed', async () => {
  const { store, answer } = start();
  store.editing?.form.cell('Price').set(9.995);
  expect(store.end().ok).toBe(true);
  answer({ Code: 'CP001', Price: 906 });
  await store.settled();
  expect(store.rows[0]).toMatchObject({ Product: '7', Code: 'CP001', Price: 9.995 });
});

it('gives it to the row in edit again, too', async () => {
  const { store, key, answer } = start();
  store.end();
  store.begin(key);
  store.editing?.form.cell('Price').set(5);
  answer({ Code: 'CP001', Price: 906 });
  await store.settled();
  expect(store.rows[0]).toMatchObject({ Code: 'CP001', Price: 5 });
});
