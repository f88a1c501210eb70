import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Row } from '../schema/Row.ts';

/** Required fields that a hook (`serverFilled`) or `match` should have filled and that are still empty before the write. */
export const emptyServerFilled = (table: ResolvedTable, record: Row): readonly Issue[] =>
  table.fields
    .filter(
      ({ serverFilled, match, required, field, kind }) =>
        (serverFilled === true || match !== undefined) &&
        required === true &&
        kind.isEmpty(record[field] ?? null),
    )
    .map(({ field, title, match }) => ({
      path: field,
      rule: match === undefined ? 'form.notFilled' : 'form.noMatch',
      params: { title },
      severity: 'error',
    }));
