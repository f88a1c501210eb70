import type { Issue } from '../../schema/Issue.ts';
import { viewsOf } from '../../schema/viewsOf.ts';
import { databasesOf } from '../../views/underlying.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';
import { worldOf } from './views.ts';

/** Finds choices, figures and documents that would read a foreign table beside the installation's own. */
export const foreignSources: SchemaRule = {
  name: 'foreignSources',
  *check(subject: CheckSubject): Iterable<Issue> {
    const { bundle } = subject;
    const views = viewsOf(bundle);
    if (![...views.values()].some(({ foreign }) => foreign !== undefined)) return;
    const world = worldOf(subject);
    const isForeign = (name: string): boolean => !databasesOf(world, views, name).has('');
    for (const dictionary of bundle.dictionaries.values()) {
      const { source } = dictionary;
      if (source !== undefined && isForeign(source.table))
        yield schemaIssue('schema.foreignSource', subject.at(dictionary, 'source', 'table'), {
          name: source.table,
        });
    }
    for (const table of bundle.tables.values())
      for (const [at, { figure }] of table.fields.entries())
        if (figure != null && isForeign(figure.view))
          yield schemaIssue('schema.foreignSource', subject.at(table, 'fields', at, 'figure', 'view'), {
            name: figure.view,
          });
    for (const view of views.values())
      if (view.makes !== undefined && isForeign(view.view))
        yield schemaIssue('schema.foreignSource', subject.at(view, 'makes'), { name: view.view });
  },
};
