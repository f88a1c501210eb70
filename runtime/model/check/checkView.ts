import type { FieldTypeRegistry } from '../fields/types/index.ts';
import type { Issue } from '../schema/Issue.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import { viewsOf } from '../schema/viewsOf.ts';
import { type CheckOptions, CheckSubject } from './CheckSubject.ts';
import { checkTable } from './checkTable.ts';
import { pointer } from './pointer.ts';
import { viewIssues, worldOf } from './rules/views.ts';

const madeField = /^\/fields\/(\d+)/;

/**
 * Checks one view of a bundle and nothing else, for a preview while it is made. Paths are JSON pointers into the view.
 * Empty also when the bundle has no such view.
 */
export function checkView(
  bundle: SchemaBundle,
  types: FieldTypeRegistry,
  name: string,
  options: Pick<CheckOptions, 'layers'> = {},
): readonly Issue[] {
  const view = viewsOf(bundle).get(name);
  if (view === undefined) return [];
  const subject = new CheckSubject(bundle, types, { ...options, files: new Map([[view, '']]) });
  const table = bundle.tables.get(name);
  // The table made of the view has more fields than the view has columns, in other places.
  const inView = (path: string): string =>
    path.replace(madeField, (_, at: string) =>
      pointer(
        'fields',
        view.fields.findIndex(({ field }) => field === table?.fields[Number(at)]?.field),
      ),
    );
  const alone = table?.view === undefined ? [] : checkTable('', table, [], types);
  return [
    ...[...viewIssues(subject, worldOf(subject), view)].map((issue) => ({
      ...issue,
      path: issue.path.replace('#', ''),
    })),
    ...alone.map((issue) => ({ ...issue, path: inView(issue.path.replace('#', '')) })),
  ];
}
