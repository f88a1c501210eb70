import { columnTypes } from '../../fields/columnTypes/index.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import type { ScanStepKind } from './ScanStepKind.ts';

/** How much: what a link still leaves is proposed. */
export const quantityStep: ScanStepKind = {
  name: 'quantity',
  meaning: '数量，建议余量',
  options: { field: true, rows: false },
  *check({ subject, step: { field: name = '', rows }, document, link, at }) {
    const details = document.details.map((detail) => detail.table);
    if (rows !== undefined && !details.includes(rows)) {
      yield unknownName('schema.unknownTable', at('rows'), rows, details);
      return;
    }
    const table = rows === undefined ? document : subject.table(rows)?.table;
    const field = table?.byName.get(name);
    if (table === undefined) return;
    if (field === undefined) {
      yield unknownName('schema.unknownField', at('field'), name, table.byName.keys(), {
        table: table.table,
      });
      return;
    }
    if (columnTypes[field.columnType].valueType !== 'number')
      yield schemaIssue('link.notNumber', at('field'), { name });
    if (link === undefined) return;
    const entered = link.carries.enters ?? [link.carries.field];
    if (rows !== link.rows || !entered.includes(name))
      yield schemaIssue('scanCheck.otherQuantity', at('field'), {
        name,
        expected: [link.rows, entered[0]].filter((one) => one !== undefined).join('.'),
      });
  },
};
