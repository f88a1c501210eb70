import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** A cell that leads to a page nobody declared, or narrows it by fields one of the two tables does not have. */
export const links: SchemaRule = {
  name: 'links',
  *check(subject) {
    const { pages } = subject.bundle;
    for (const checked of subject.tables)
      for (const { field, linkTo } of checked.table.fields) {
        if (!linkTo) continue;
        const at = subject.saidAt(checked, field, 'linkTo');
        const page = pages.find(({ path }) => path.toLowerCase() === linkTo.path.toLowerCase());
        if (!page)
          yield unknownName(
            'schema.unknownPage',
            `${at}/path`,
            linkTo.path,
            pages.map(({ path }) => path),
          );
        const target = page?.table === undefined ? undefined : subject.table(page.table)?.table;
        for (const [there, here] of Object.entries(linkTo.where)) {
          const ends = [
            { table: target, name: there },
            { table: checked.table, name: here },
          ];
          for (const { table, name } of ends)
            if (table && !table.byName.has(name))
              yield unknownName('schema.unknownField', `${at}/where/${there}`, name, table.byName.keys(), {
                table: table.table,
              });
        }
      }
  },
};
