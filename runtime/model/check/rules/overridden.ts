import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/**
 * What a stronger layer always says otherwise: a mixin's property that every table using it sets itself, and a table's
 * property that repeats its mixin's word.
 */
export const overridden: SchemaRule = {
  name: 'overridden',
  *check(subject) {
    const tables = [...subject.bundle.tables.values()];
    for (const mixin of subject.bundle.mixins.values()) {
      const users = tables.filter((table) => table.mixins?.includes(mixin.mixin));
      if (users.length === 0) continue;
      for (const { line, path } of subject.linesOf(mixin))
        for (const [property, value] of Object.entries(line)) {
          if (property === 'field' || property === 'title' || property === 'type') continue;
          const patches = users.flatMap((table) =>
            subject
              .linesOf(table)
              .filter((own) => own.line.field === line.field && Object.hasOwn(own.line, property)),
          );
          if (patches.length === users.length)
            yield schemaIssue('schema.overridden', `${path}/${property}`, {
              name: property,
              by: users.map((table) => table.table).join(', '),
            });
          for (const patch of patches)
            if (JSON.stringify(patch.line[property as keyof typeof patch.line]) === JSON.stringify(value))
              yield schemaIssue('schema.repeated', `${patch.path}/${property}`, {
                name: property,
                by: mixin.mixin,
              });
        }
    }
  },
};
