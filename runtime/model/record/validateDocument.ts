import type { RunOptions } from '../../../expressions/index.ts';
import type { Document, DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { detailScope, headerScope } from '../formulas/recordScope.ts';
import type { Issue } from '../schema/Issue.ts';
import type { StoredRecord } from './isStanding.ts';
import { validate } from './validate.ts';

/** Options of the checks of a document. */
interface ValidateDocumentOptions extends RunOptions {
  /** Indexes of the detail rows to check, by table. Default: all rows. */
  readonly rows?: ReadonlyMap<string, readonly number[]>;
  /** The document as it is stored: values that stay as they are refuse nothing. Undefined: it is new. */
  readonly before?: Document | undefined;
}

/**
 * Checks a document. The header is checked as a form, rows as a grid with paths such as `Table[0].Field`. A
 * detail without its required rows gives an issue at the table's name. Links to the header and keys are never
 * required, because the server fills them.
 */
export function validateDocument(
  doc: DocumentTable,
  document: Document,
  options?: ValidateDocumentOptions,
): Issue[] {
  const before = options?.before;
  const stored = before && { row: before.main, scope: headerScope(before) };
  const issues = validate(doc.main, document.main, 'form', {
    ...options,
    stored,
    scope: headerScope(document),
  });
  for (const { schema, table } of doc.details) {
    const rows = document.details[table.table] ?? [];
    if (schema.required === true && rows.length === 0) {
      const title = schema.cnName ?? table.cnName;
      issues.push({ path: table.table, rule: 'form.detailRequired', params: { title }, severity: 'error' });
    }
    const known = before && storedRows(table, before);
    for (const index of options?.rows?.get(table.table) ?? rows.keys()) {
      const row = rows[index] ?? {};
      const scope = detailScope(row, document.main);
      const around = {
        ...options,
        stored: known?.get(String(row[table.key] ?? '')),
        scope,
        main: doc.main,
        filled: schema.foreignKey,
      };
      for (const issue of validate(table, row, 'grid', around)) {
        issues.push({ ...issue, path: `${table.table}[${index}].${issue.path}` });
      }
    }
  }
  return issues;
}

/** The stored rows of a detail by their keys. */
function storedRows(
  { table, key }: ResolvedTable,
  { main, details }: Document,
): ReadonlyMap<string, StoredRecord> {
  const rows = (details[table] ?? []).filter((row) => (row[key] ?? null) !== null);
  return new Map(rows.map((row) => [String(row[key]), { row, scope: detailScope(row, main) }] as const));
}
