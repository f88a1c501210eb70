import { proposalsOf } from '../../proposals/ProposalSchema.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** Finds proposals for unknown tables, and rows with unknown fields. */
export const proposals: SchemaRule = {
  name: 'proposals',
  *check(subject) {
    for (const one of proposalsOf(subject.bundle).values()) {
      const table = subject.table(one.table)?.table;
      if (table === undefined) {
        yield unknownName(
          'schema.unknownTable',
          subject.at(one, 'table'),
          one.table,
          subject.bundle.tables.keys(),
        );
        continue;
      }
      const names = new Set([one.by, ...one.rows.flatMap((row) => Object.keys(row))]);
      for (const name of names)
        if (!table.byName.has(name))
          yield unknownName('schema.unknownField', subject.at(one, 'rows'), name, table.byName.keys(), {
            table: table.table,
          });
    }
  },
};
