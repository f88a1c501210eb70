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
        const here = [...linkTo.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        for (const name of [...here, ...(linkTo.open === undefined ? [] : [linkTo.open])])
          if (!checked.table.byName.has(name))
            yield unknownName('schema.unknownField', at, name, checked.table.byName.keys(), {
              table: checked.table.table,
            });
        // A path of the row's own making is known only when it is clicked.
        if (!page && here.length === 0)
          yield unknownName(
            'schema.unknownPage',
            `${at}/path`,
            linkTo.path,
            pages.map(({ path }) => path),
          );
        const target = page?.table === undefined ? undefined : subject.table(page.table)?.table;
        for (const [there, own] of Object.entries(linkTo.where)) {
          const ends = [
            { table: target, name: there },
            { table: checked.table, name: own },
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
