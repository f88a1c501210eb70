import { chartKind } from '../../charts/chartKinds.ts';
import { columnTypes } from '../../fields/columnTypes/index.ts';
import { measureField } from '../../fields/measureField.ts';
import { chartFields } from '../../schema/chartFields.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** Finds figures and charts of fields that their table does not have, or that are no numbers to add up. */
export const reports: SchemaRule = {
  name: 'reports',
  *check(subject) {
    for (const page of subject.bundle.pages) {
      const table = subject.table(page.table ?? '')?.table;
      if (table === undefined) continue;
      const known = table.byName.keys();
      const numbers = [
        ...(page.figures ?? []).map((field, at) => [field, subject.at(page, 'figures', at)] as const),
        ...(page.charts ?? []).flatMap((chart, index) =>
          (['of', 'lines'] as const).flatMap((part) =>
            (chart[part] ?? []).map(
              (field, at) => [field, subject.at(page, 'charts', index, part, at)] as const,
            ),
          ),
        ),
      ];
      for (const [name, at] of numbers) {
        const field = table.byName.get(name);
        if (field === undefined)
          yield unknownName('schema.unknownField', at, name, known, { table: table.table });
        else if (columnTypes[field.columnType].valueType !== 'number')
          yield schemaIssue('schema.viewNumber', at, { name });
      }
      for (const [index, { by, kind, of, lines }] of (page.charts ?? []).entries()) {
        const drawn = chartKind(kind);
        if (!table.byName.has(by))
          yield unknownName('schema.unknownField', subject.at(page, 'charts', index, 'by'), by, known, {
            table: table.table,
          });
        const measures = new Set(
          chartFields({ of, ...(lines && { lines }) }).flatMap((name) => {
            const field = table.byName.get(name);
            return (field && measureField(field)) ?? [];
          }),
        );
        if (measures.size > 1)
          yield schemaIssue('schema.chartMeasures', subject.at(page, 'charts', index, 'of'), {
            fields: [...measures].join(', '),
          });
        if (drawn === undefined) continue;
        if ((drawn.hasLines === true) !== (lines !== undefined))
          yield schemaIssue('schema.chartLines', subject.at(page, 'charts', index, 'kind'), { kind });
        if (of.length > drawn.fields)
          yield schemaIssue('schema.chartFields', subject.at(page, 'charts', index, 'of'), {
            kind,
            most: drawn.fields,
          });
      }
    }
  },
};
