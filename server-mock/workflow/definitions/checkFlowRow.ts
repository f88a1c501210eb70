import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { checkWorkflow } from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import {
  type ReadDefinition,
  readDefinition,
} from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type { Queryable } from '../../db/Database.ts';
import type { UserCall } from '../../http/Call.ts';
import type { FlowContext } from '../moves/FlowContext.ts';
import { mayCreate } from '../moves/mayCreate.ts';
import { loadPeople } from '../people/loadPeople.ts';
import { conditionOptions } from './conditionOptions.ts';

/** A flow row after reading and checking. */
export interface CheckedFlow {
  readonly document: DocumentTable | undefined;
  readonly read: ReadDefinition;
  readonly issues: readonly Issue[];
}

/**
 * Reads a row of Sys_WorkFlow and runs the publish checks.
 * The checks use current users, rights and other flows. `call` supplies dictionary labels for examples;
 * without it (a seed) examples show keys.
 */
export const checkFlowRow = async (
  db: Queryable,
  { catalog, flows }: Pick<FlowContext, 'catalog' | 'flows'>,
  row: Row,
  call?: UserCall,
): Promise<CheckedFlow> => {
  const table = catalog.nameOf(String(row.WorkTable ?? '').trim());
  const document = table === undefined ? undefined : catalog.document(table);
  const read = readDefinition(row, document);
  const people = await loadPeople(db, { flows: [read.definition], userIds: [] });
  const others = table === undefined ? [] : await flows.published(db, table);
  const subject = { ...read, document, people, others };
  if (document === undefined) return { document, read, issues: checkWorkflow(subject) };
  const makes = await mayCreate(db, catalog, people, document.main.table);
  const options = call && (await conditionOptions(call, document, read.definition));
  const told = { ...subject, mayCreate: makes, ...(options === undefined ? {} : { optionsOf: options }) };
  return { document, read, issues: checkWorkflow(told) };
};
