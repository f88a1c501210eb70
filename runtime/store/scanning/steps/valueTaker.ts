import { refused, type StepTaker, taken } from './StepTaker.ts';

/** Fills a header field from the record with this code, as the field's picker says. */
export const valueTaker: StepTaker = {
  name: 'value',
  isOpen: (store, { field = '' }) => (store.header.value(field) ?? null) === null,
  async take(store, { field: name = '' }, code) {
    const { data } = store.app;
    const field = store.doc.main.byName.get(name);
    const picker = field?.picker;
    if (field === undefined || picker?.scan === undefined) return { kind: 'unknown', what: name };
    const { scan, table, map } = picker;
    const answer = await data.selector(
      table,
      { page: 1, rows: 2, wheres: [{ name: scan.column, value: code, displayType: 'equal' }] },
      field.dataKey,
    );
    if (!answer.ok) return refused(answer.failure.message);
    const [row] = answer.data.rows;
    if (!row) return { kind: 'unknown', what: field.title };
    for (const [target, column] of Object.entries(map))
      if (store.header.has(target)) store.header.cell(target).set(row[column] ?? null);
    await store.header.settled();
    store.say(`${field.title} ${code}`);
    return taken;
  },
};
