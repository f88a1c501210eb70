import { auditStatus } from '../../../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import { auditField } from '../../../../runtime/model/fields/stateFields.ts';
import type { Issue } from '../../../../runtime/model/schema/Issue.ts';
import { runOptions } from '../../../context/runOptions.ts';
import type { WrittenDocument } from '../../../context/SavePlug.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import type { Queryable } from '../../../db/Database.ts';
import { anyOf, name } from '../../../db/sql/names.ts';
import { sql } from '../../../db/sql/sql.ts';
import { issuesAnswer } from '../../../http/issuesAnswer.ts';
import { Refusal } from '../../../http/Refusal.ts';
import type { DerivedLink } from '../../../links/trail/DerivedLink.ts';
import { systemRun, systemTable } from '../../../reading/systemRows.ts';
import { visibleDocuments } from '../visibleDocuments.ts';
import { barringLinks, type HeldSource, heldSources } from './heldSources.ts';

/**
 * Throws the refusal when a document is made from a source that is not approved.
 * Applies to links that block reversing the source (`derivedFrom`, `blocksReverse`); a source must be
 * approved or need no approval. Locks the source row until the transaction ends, so that creating and
 * reversing at once cannot both succeed. Unchanged references are not checked. Runs in the transaction that
 * writes the documents.
 */
export const refuseUnapproved = async (
  tx: Queryable,
  call: TransactionCall,
  full: DocumentTable,
  written: () => Promise<readonly WrittenDocument[]> | readonly WrittenDocument[],
): Promise<void> => {
  const links = barringLinks(call.context.catalog, full);
  if (links.length === 0) return;
  const options = runOptions(call.context);
  const held = (await written()).flatMap(({ before, after }) => {
    const known = before === undefined ? [] : heldSources(links, before, options);
    return heldSources(links, after, options).filter(
      ({ link, value }) => !known.some((one) => one.link === link && one.value === value),
    );
  });
  const issues: Issue[] = [];
  for (const link of links) {
    const own = held.filter((one) => one.link === link);
    if (own.length > 0) issues.push(...(await issuesOf(tx, call, link, own)));
  }
  if (issues.length > 0) throw new Refusal(issuesAnswer(call, issues));
};

const approved: readonly number[] = [auditStatus.approved, auditStatus.unneeded];

const issuesOf = async (
  tx: Queryable,
  call: TransactionCall,
  { source, sourceField }: DerivedLink,
  held: readonly HeldSource[],
): Promise<readonly Issue[]> => {
  const { shown, mayRead } = visibleDocuments(call, source);
  const column = name(sourceField);
  const values = [...new Set(held.map(({ value }) => value))];
  // Locks approved sources too: they must still be approved at the commit. The lock is not shared: two saves that also
  // write totals of the source would wait for each other.
  const { rows } = await systemRun(
    tx,
    'overview',
    sql`select cast(${column} as text) as "jig_value", coalesce(${name(auditField)}, 0) as "jig_status",
          ${shown} as "jig_shown", cast(${name(source.nameField)} as text) as "jig_label"
        from ${systemTable(source.table)} where ${column} = ${anyOf(values)} order by ${name(source.key)} for no key update`,
  );
  const open = new Map(
    rows
      .filter((row) => !approved.includes(Number(row.jig_status)))
      .map((row) => {
        const isNamed = row.jig_shown === true && mayRead(source.nameField);
        return [String(row.jig_value), (isNamed && row.jig_label) || row.jig_value] as const;
      }),
  );
  return held
    .filter(({ value }) => open.has(value))
    .map(({ value, path }) => ({
      path,
      rule: 'consequence.sourceNotApproved',
      params: { table: source.cnName, code: String(open.get(value)) },
      severity: 'error',
    }));
};
