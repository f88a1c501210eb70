import type { RunOptions } from '../../../expressions/index.ts';
import type { Document, DocumentTable } from '../fields/resolve/DocumentTable.ts';
import { detailScope, headerScope } from '../formulas/recordScope.ts';
import type { Issue } from '../schema/Issue.ts';
import { validate } from './validate.ts';

/** How a document is checked. */
interface ValidateDocumentOptions extends RunOptions {
  /** Places of the rows of a detail to check, by its table. Default: all rows. */
  readonly rows?: ReadonlyMap<string, readonly number[]>;
}

/**
 * Everything a document breaks: the header in form words, detail rows in grid words under `Table[0].Field`, and a detail
 * that must have rows under its table's name. The link to the header and keys are the server's and never required.
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
      for (const issue of validate(table, row, 'grid', { ...options, scope, filled: schema.foreignKey })) {
        issues.push({ ...issue, path: `${table.table}[${index}].${issue.path}` });
      }
    }
  }
  return issues;
}
