import type { RunOptions } from '../../../expressions/index.ts';
import { auditStatus, isAudited } from '../access/documentState.ts';
import { testOf } from '../conditions/conditionHolds.ts';
import type { Document } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { auditField } from '../fields/stateFields.ts';
import { readCondition } from '../formulas/readExpression.ts';
import { headerScope } from '../formulas/recordScope.ts';
import type { Condition } from '../schema/Condition.ts';
import type { Json } from '../schema/Json.ts';

/** What a table says about documents that count: {@link carriedWhen} and {@link doneWhen}. */
type Stated = Pick<ResolvedTable, 'byName' | 'progress' | 'effective'> &
  Partial<Pick<ResolvedTable, 'serverOnly'>>;

const status = { var: auditField };

/** Documents that hold what they carry: neither void nor ended by a rejection. */
export const carriedWhen = (table: Stated): Condition => {
  const parts: Condition[] = [];
  if (isAudited(table)) parts.push({ '!=': [status, auditStatus.returned] });
  if (table.progress?.void !== undefined) parts.push({ '!': [table.progress.void as Json] });
  return parts.length === 0 ? true : { and: parts as Json[] };
};

/** Effective documents; default approved, or in need of no approval. Where nothing is approved, all that are carried. */
export const doneWhen = (table: Stated): Condition =>
  table.effective ??
  (isAudited(table) ? { in: [status, [auditStatus.approved, auditStatus.unneeded]] } : true);

/** Default of the sources that allow new documents: approved or in need of no approval. */
export const allowedByDefault = (source: Stated): Condition => doneWhen(source);

/** A test of documents by their header and rows. What cannot be read fits none; the schema check reports it. */
export type DocumentTest = (document: Document, options: RunOptions) => boolean;

/** Compiles a condition about documents. */
export const documentTest = (condition: Condition | undefined): DocumentTest => {
  if (condition === undefined || condition === true) return () => true;
  const read = readCondition(condition);
  const test = read.ok ? testOf(read.value, false) : () => false;
  return (document, options) => test(headerScope(document), options);
};
