import { schemaIssue } from '../../runtime/model/check/schemaIssue.ts';
import { scaleOf } from '../../runtime/model/fields/columnTypes/decimal.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { rowsFiner } from './rowsFiner.ts';

/** Digits after the point that a number keeps; undefined: it is no number. */
const digitsOf = (field: ResolvedField): number | undefined => {
  if (field.columnType === 'decimal') return scaleOf(field);
  return columnTypes[field.columnType].valueType === 'number' ? 0 : undefined;
};

/**
 * Tells refused migrations that would cut digits after the point from other ones: how many rows of which field have
 * them. `before`, `after`: the schemas as they are and would be. Other issues stay as they are.
 */
export const lostDigits = async (
  db: Queryable,
  issues: readonly Issue[],
  before: SchemaCatalog,
  after: SchemaCatalog,
): Promise<readonly Issue[]> => {
  const said: Issue[] = [];
  for (const issue of issues) {
    const { table, column } = issue.params;
    const [was, field] = [before, after].map((catalog) =>
      catalog.table(String(table))?.byName.get(String(column)),
    );
    const scale = field && digitsOf(field);
    const isFewer = was?.columnType === 'decimal' && scale !== undefined && scale < scaleOf(was);
    const n =
      issue.rule === 'migration.narrowing' && isFewer
        ? await rowsFiner(db, String(table), String(column), scale)
        : 0;
    said.push(
      n === 0 || field === undefined
        ? issue
        : schemaIssue('migration.fewerDigits', issue.path, { title: field.title, n, scale: scale ?? 0 }),
    );
  }
  return said;
};
