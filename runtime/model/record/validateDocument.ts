import type { RunOptions } from '../../../expressions/index.ts';
import type { Document, DocumentTable } from '../fields/resolve/DocumentTable.ts';
import { detailScope, headerScope } from '../formulas/recordScope.ts';
import type { Issue } from '../schema/Issue.ts';
import { validate } from './validate.ts';

/** Options of the checks of a document. */
interface ValidateDocumentOptions extends RunOptions {
  /** Indexes of the detail rows to check, by table. Default: all rows. */
  readonly rows?: ReadonlyMap<string, readonly number[]>;
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
  const issues = validate(doc.main, document.main, 'form', { ...options, scope: headerScope(document) });
  for (const { schema, table } of doc.details) {
    const rows = document.details[table.table] ?? [];
    if (schema.required === true && rows.length === 0) {
      const title = schema.cnName ?? table.cnName;
      issues.push({ path: table.table, rule: 'form.detailRequired', params: { title }, severity: 'error' });
    }
    for (const index of options?.rows?.get(table.table) ?? rows.keys()) {
      const row = rows[index] ?? {};
      const scope = detailScope(row, document.main);
      const around = { ...options, scope, main: doc.main, filled: schema.foreignKey };
      for (const issue of validate(table, row, 'grid', around)) {
        issues.push({ ...issue, path: `${table.table}[${index}].${issue.path}` });
      }
    }
  }
  return issues;
}
