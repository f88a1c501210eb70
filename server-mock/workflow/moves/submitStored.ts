import { isAudited } from '../../../runtime/model/access/documentState.ts';
import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { Actor } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { Mail } from '../../mail/Mailer.ts';
import { systemRows } from '../../reading/systemRows.ts';
import type { FlowContext } from './FlowContext.ts';
import { asksRows } from './flowFacts.ts';
import { rowsOfDocuments } from './rowsOfDocuments.ts';
import { submitDocuments } from './submitDocuments.ts';

/** Documents read and submitted together. */
const atOnce = 500;

/**
 * Starts the flows of stored documents without one: imported ones, and those older than their table's flow.
 * Runs in the caller's transaction; returns the mails to send after it.
 */
export const submitStored = async (
  tx: Queryable,
  context: FlowContext,
  full: DocumentTable,
  by: Actor,
  keys: readonly Cell[],
): Promise<readonly Mail[]> => {
  if (!isAudited(full.main)) return [];
  const flows = await context.flows.published(tx, full.main.table);
  if (flows.length === 0) return [];
  const withRows = flows.some(asksRows);
  const none = Object.fromEntries(full.details.map(({ table }) => [table.table, []]));
  const mails: Mail[] = [];
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce);
    const mains = await systemRows(
      tx,
      'engine',
      full.main,
      sql`${name(full.main.key)} = ${anyOf(some)}`,
      sql`order by ${name(full.main.key)}`,
    );
    const rows = withRows ? await rowsOfDocuments(tx, full, some) : new Map<string, Document['details']>();
    const documents = mains.map((main) => {
      const key = main[full.main.key] ?? null;
      return { key, document: { main, details: { ...none, ...rows.get(String(key)) } } };
    });
    mails.push(...((await submitDocuments(tx, context, full, by, documents))?.mails ?? []));
  }
  return mails;
};
