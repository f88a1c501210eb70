import { order, readPaths } from '../../../../expressions/index.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { readFormula } from '../../formulas/readExpression.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

/** A formula's reads as names of one graph: the header's columns bare, a detail's as `Table.Column`. */
const formulasOf = (
  subject: CheckSubject,
  table: ResolvedTable,
  prefix: string,
): readonly (readonly [string, readonly string[]])[] => {
  const { fields } = readableBy(subject, table);
  return table.fields.flatMap(({ field, formula }) => {
    const tree = formula === undefined ? undefined : readFormula(formula, fields);
    if (!tree?.ok) return [];
    const reads = readPaths(tree.value).map((path) =>
      path.startsWith('$main.') ? path.slice('$main.'.length) : path.includes('.') ? path : prefix + path,
    );
    return [[prefix + field, reads] as const];
  });
};

/** Formulas that need each other's result, inside a table or between header and details. */
export const formulaCycle: SchemaRule = {
  name: 'formulaCycle',
  *check(subject) {
    for (const checked of subject.tables) {
      const { table } = checked;
      const details = table.details.flatMap((detail) => subject.table(detail.table)?.table ?? []);
      const graph = new Map([
        ...formulasOf(subject, table, ''),
        ...details.flatMap((detail) => formulasOf(subject, detail, `${detail.table}.`)),
      ]);
      const sorted = order(graph);
      if (sorted.ok) continue;
      const path = String(sorted.error.params?.path ?? '');
      const own = path.split(' -> ').find((name) => table.byName.has(name));
      // A cycle inside a detail alone is reported at the detail.
      if (own !== undefined)
        yield schemaIssue('schema.formulaCycle', subject.saidAt(checked, own, 'formula'), { path });
    }
  },
};
