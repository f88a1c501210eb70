import { builtInActions } from '../../access/actions.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** A link to an unknown page, or with filters by fields that either table lacks. `at`: where the link is said. */
function* ofLink(
  subject: CheckSubject,
  own: ResolvedTable,
  linkTo: NonNullable<FieldSchema['linkTo']>,
  at: string,
): Iterable<Issue> {
  const { pages } = subject.bundle;
  const page = pages.find(({ path }) => path.toLowerCase() === linkTo.path.toLowerCase());
  const here = [...linkTo.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  for (const name of [...here, ...(linkTo.open === undefined ? [] : [linkTo.open])])
    if (!own.byName.has(name))
      yield unknownName('schema.unknownField', at, name, own.byName.keys(), { table: own.table });
  // A path built from values of the row is known only on click.
  if (!page && here.length === 0)
    yield unknownName(
      'schema.unknownPage',
      `${at}/path`,
      linkTo.path,
      pages.map(({ path }) => path),
    );
  const target = page?.table === undefined ? undefined : subject.table(page.table)?.table;
  for (const kind of ['where', 'dates', 'upTo'] as const)
    for (const [there, mine] of Object.entries(linkTo[kind] ?? {})) {
      const ends = [
        { table: target, name: there },
        { table: own, name: mine },
      ];
      for (const { table, name } of ends)
        if (table && !table.byName.has(name))
          yield unknownName('schema.unknownField', `${at}/${kind}/${there}`, name, table.byName.keys(), {
            table: table.table,
          });
    }
}

/** Finds cell links to unknown pages, or with filters by fields that either table lacks. */
export const links: SchemaRule = {
  name: 'links',
  *check(subject) {
    for (const checked of subject.tables)
      for (const { field, linkTo } of checked.table.fields)
        if (linkTo) yield* ofLink(subject, checked.table, linkTo, subject.saidAt(checked, field, 'linkTo'));
  },
};

/** Actions without a button for a row. */
const withoutRow: readonly string[] = [
  'Search',
  'Add',
  'Import',
  'Export',
  'Design',
  'Tabs',
  'ShareTabs',
  'Others',
];

/** Finds buttons of rows that say no action or two, an unknown one, one that needs no row, or a link that leads nowhere. */
export const rowButtons: SchemaRule = {
  name: 'rowButtons',
  *check(subject) {
    for (const page of subject.bundle.pages) {
      const table = page.table === undefined ? undefined : subject.table(page.table)?.table;
      if (table === undefined) continue;
      const known = [
        ...(subject.options.actions ?? builtInActions),
        ...(table.transitions ?? []).map(({ action }) => action),
      ].filter((name) => !withoutRow.includes(name));
      for (const [index, { text, action, linkTo }] of (page.rowButtons ?? []).entries()) {
        const at = subject.at(page, 'rowButtons', index);
        if ((action === undefined) === (linkTo === undefined)) yield schemaIssue('schema.rowButtonWhat', at);
        else if (linkTo && text === undefined) yield schemaIssue('schema.rowButtonText', at);
        if (action !== undefined && withoutRow.includes(action))
          yield schemaIssue('schema.rowButtonAction', `${at}/action`, { name: action });
        else if (action !== undefined && !known.includes(action))
          yield unknownName('schema.unknownAction', `${at}/action`, action, known);
        if (linkTo) yield* ofLink(subject, table, linkTo, `${at}/linkTo`);
      }
    }
  },
};
