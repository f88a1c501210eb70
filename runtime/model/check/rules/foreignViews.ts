import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { ViewSchema } from '../../schema/ViewSchema.ts';
import { viewsOf } from '../../schema/viewsOf.ts';
import { databasesOf } from '../../views/underlying.ts';
import type { ViewWorld } from '../../views/ViewWorld.ts';
import type { CheckSubject } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

type Path = (...steps: readonly (string | number)[]) => string;

/** What a view of a foreign table may not say: it only names columns of that table. */
const elsewhere = ['of', 'total', 'when', 'formula', 'running', 'percent', 'share', 'whole'] as const;

/** Issues of a view over a foreign table. Whether its columns are there only the server can tell. */
export function* foreignIssues(view: ViewSchema, table: ResolvedTable, at: Path): Iterable<Issue> {
  for (const member of ['parameters', 'rows', 'makes', 'isDataset'] as const)
    if (view[member] !== undefined)
      yield schemaIssue('schema.foreignMember', at(member), { name: view.view });
  for (const [index, line] of view.fields.entries()) {
    const strange = elsewhere.find((member) => line[member] !== undefined);
    if (line.column === undefined || strange !== undefined)
      yield schemaIssue('schema.foreignColumn', at('fields', index), { name: line.field });
    else if (!table.byName.has(line.field))
      yield schemaIssue('schema.viewLook', at('fields', index), { name: line.field });
  }
  for (const [index, name] of view.key.entries())
    if (!view.fields.some(({ field }) => field === name))
      yield unknownName('schema.unknownField', at('key', index), name, table.byName.keys(), {
        table: view.view,
      });
}

/** A view whose rows come from several databases cannot be read by one statement. */
export function* databaseIssues(
  subject: CheckSubject,
  world: ViewWorld,
  view: ViewSchema,
  at: Path,
): Iterable<Issue> {
  if (databasesOf(world, viewsOf(subject.bundle), view.view).size > 1)
    yield schemaIssue('schema.viewDatabases', at('parts'), { name: view.view });
}
