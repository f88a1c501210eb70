import { pickedValues } from '../../../model/record/pickedValues.ts';
import { ScanLine } from '../ScanLine.ts';
import { valueText } from '../valueText.ts';
import { refused, type StepTaker } from './StepTaker.ts';

/** Adds a row for the record with this code, as the picker of the detail says. */
export const pickTaker: StepTaker = {
  name: 'pick',
  isOpen: () => true,
  async take(store, { rows: name }, code) {
    const { data, schemas } = store.app;
    const detail = store.doc.details.find(({ schema }) => schema.table === name);
    const picker = detail?.schema.pickers?.find(({ scan }) => scan !== undefined);
    if (detail === undefined || picker?.scan === undefined) return { kind: 'unknown', what: name ?? '' };
    const { table: listed, scan, columns = [] } = picker;
    const [source, answer] = await Promise.all([
      schemas.document(listed),
      data.selector(listed, {
        page: 1,
        rows: 2,
        wheres: [{ name: scan.column, value: code, displayType: 'equal' }],
      }),
    ]);
    if (!source.ok) return refused(source.failure.message);
    if (!answer.ok) return refused(answer.failure.message);
    const { main } = source.data;
    const [row] = answer.data.rows;
    if (!row) return { kind: 'unknown', what: main.byName.get(scan.column)?.title ?? main.cnName };
    const [first = scan.column, second = first] = columns;
    const values = pickedValues(detail.table, picker, row, main.key);
    return store.add(
      new ScanLine({
        key: String(row[main.key]),
        name: valueText(store.app, main, row, second),
        ...{ table: main, row, main: {}, values, proposed: '1' },
      }),
    );
  },
};
