import { columnTypes } from '../../fields/columnTypes/index.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Figure } from '../../schema/Figure.ts';
import type { Issue } from '../../schema/Issue.ts';
import { viewsOf } from '../../schema/viewsOf.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

const typeOf = ({ columnType }: ResolvedField) => columnTypes[columnType].valueType;

/** Whether the column holds keys of the table, as far as schemas say. */
const namesRecord = (subject: CheckSubject, column: ResolvedField, table: ResolvedTable): boolean => {
  const source = subject.bundle.dictionaries.get(column.dataKey ?? '')?.source;
  if (source !== undefined && (source.table !== table.table || source.key !== table.key)) return false;
  const key = table.byName.get(table.key);
  return key !== undefined && typeOf(key) === typeOf(column);
};

const counts: ReadonlySet<Figure['total']> = new Set(['count', 'distinct']);
const adds: ReadonlySet<Figure['total']> = new Set(['sum', 'average']);

function* ofFigure(
  subject: CheckSubject,
  table: ResolvedTable,
  field: ResolvedField,
  figure: Figure,
  at: string,
): Iterable<Issue> {
  const views = viewsOf(subject.bundle);
  const view = views.has(figure.view) ? subject.table(figure.view)?.table : undefined;
  if (view === undefined) {
    yield unknownName('schema.unknownView', `${at}/view`, figure.view, views.keys());
    return;
  }
  // Parameters are no columns of the rows.
  const columns = view.fields.filter((one) => isStored(one) && one.isColumnData !== false);
  const named = (property: 'field' | 'by') => columns.find((one) => one.field === figure[property]);
  const [summed, by] = [named('field'), named('by')];
  for (const property of ['field', 'by'] as const)
    if (named(property) === undefined)
      yield unknownName(
        'schema.unknownField',
        `${at}/${property}`,
        figure[property],
        columns.map((one) => one.field),
        { table: view.table },
      );
  if (by !== undefined && !namesRecord(subject, by, table))
    yield schemaIssue('schema.figureKey', `${at}/by`, { name: by.field });
  if (summed === undefined) return;
  const { total } = figure;
  const type = typeOf(summed);
  if (adds.has(total) && type !== 'number')
    yield schemaIssue('schema.viewNumber', `${at}/total`, { name: summed.field });
  else if (adds.has(total) && summed.currencyField !== undefined)
    yield schemaIssue('schema.figureCurrency', `${at}/total`, { name: summed.field });
  else if (typeOf(field) !== (counts.has(total) ? 'number' : type))
    yield schemaIssue('schema.figureType', `${at}/total`, { name: summed.field });
}

/** Finds figures of views or columns that are not there, that are about other records, or cannot be summed up so. */
export const figures: SchemaRule = {
  name: 'figures',
  *check(subject) {
    for (const checked of subject.tables)
      for (const field of checked.table.fields)
        if (field.figure !== undefined) {
          const at = subject.saidAt(checked, field.field, 'figure');
          yield* ofFigure(subject, checked.table, field, field.figure, at);
        }
  },
};
