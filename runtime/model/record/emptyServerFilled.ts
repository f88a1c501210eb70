import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Row } from '../schema/Row.ts';

/** Required fields that a hook should have filled (`serverFilled`) and that are still empty before the write. */
export const emptyServerFilled = (table: ResolvedTable, record: Row): readonly Issue[] =>
  table.fields
    .filter(
      ({ serverFilled, required, field, kind }) =>
        serverFilled === true && required === true && kind.isEmpty(record[field] ?? null),
    )
    .map(({ field, title }) => ({
      path: field,
      rule: 'form.notFilled',
      params: { title },
      severity: 'error',
    }));
