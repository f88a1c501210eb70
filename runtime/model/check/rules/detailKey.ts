import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** A detail table that is unknown, or whose rows cannot point at their main record. */
export const detailKey: SchemaRule = {
  name: 'detailKey',
  *check(subject) {
    for (const { schema, table } of subject.tables) {
      const key = table.byName.get(table.key);
      for (const [at, detail] of table.details.entries()) {
        const path = subject.at(schema, 'details', at);
        const child = subject.table(detail.table)?.table;
        if (!child) {
          yield unknownName(
            'schema.unknownTable',
            `${path}/table`,
            detail.table,
            subject.bundle.tables.keys(),
          );
          continue;
        }
        const link = child.byName.get(detail.foreignKey);
        const params = { table: child.table, name: detail.foreignKey };
        if (!link)
          yield unknownName('schema.detailWithoutKey', path, detail.foreignKey, child.byName.keys(), {
            table: child.table,
          });
        else if (key && link.columnType !== key.columnType)
          yield schemaIssue('schema.detailKeyType', path, {
            ...params,
            type: link.columnType,
            expected: key.columnType,
          });
        if (detail.sortName !== undefined && !child.byName.has(detail.sortName))
          yield unknownName(
            'schema.unknownField',
            `${path}/sortName`,
            detail.sortName,
            child.byName.keys(),
            params,
          );
      }
    }
  },
};
