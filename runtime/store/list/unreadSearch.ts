import { readWheres } from '../../model/conditions/query/readWheres.ts';
import { searchClauses } from '../../model/conditions/query/searchClauses.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';

/**
 * The values of a search panel that their fields cannot read, as issues at the fields. Read as the server reads
 * them; there an unread value would leave its clause out and find every row.
 */
export function unreadSearch(table: ResolvedTable, values: Row): readonly Issue[] {
  return readWheres(table, searchClauses(table, values)).ignored.flatMap(({ name, value, reason }) =>
    reason === 'query.invalidValue'
      ? [
          {
            path: name,
            rule: 'query.invalidValue',
            params: { name: table.byName.get(name)?.title ?? name, value },
            severity: 'error',
          },
        ]
      : [],
  );
}
