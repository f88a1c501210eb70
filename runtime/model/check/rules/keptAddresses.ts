import { keptAddress } from '../../schema/keptAddress.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/** Finds tables, views and pages at addresses that the product keeps for pages to come. */
export const keptAddresses: SchemaRule = {
  name: 'keptAddresses',
  *check(subject) {
    const said = function* (name: string, at: string, address: string | undefined) {
      if (address !== undefined) yield schemaIssue('schema.keptAddress', at, { name, address });
    };
    for (const { schema, table } of subject.tables)
      yield* said(
        table.table,
        subject.at(schema, schema.view === undefined ? 'table' : 'view'),
        keptAddress(`/${table.table}`),
      );
    for (const page of subject.bundle.pages) {
      const { path, aliases = [], api, table } = page;
      yield* said(path, subject.at(page, 'path'), keptAddress(path, table));
      for (const [index, alias] of aliases.entries())
        yield* said(alias, subject.at(page, 'aliases', index), keptAddress(alias, table));
      if (api !== undefined) yield* said(api, subject.at(page, 'api'), keptAddress(`/${api}`));
    }
  },
};
