import type { Row } from '../../../runtime/model/schema/Row.ts';
import { approverKindOf } from '../../../runtime/model/workflow/approvers/approverKinds.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import { stepsOf } from '../../../runtime/model/workflow/definition/stepsOf.ts';
import type { Actor } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { Queryable } from '../../db/Database.ts';
import type { FlowContext } from '../moves/FlowContext.ts';
import { loadPeople } from '../people/loadPeople.ts';
import { RecordInsert } from '../records/RecordInsert.ts';
import { flowKind } from './FlowLibrary.ts';
import { flowText, saysSame } from './flowRow.ts';

const newSteps = new RecordInsert('Sys_WorkFlowStep', [
  ...[
    'WorkFlow_Id',
    'StepId',
    'StepName',
    'StepAttrType',
    'StepType',
    'StepValue',
    'ParentId',
    'OrderId',
    'StepValueName',
  ],
  ...['AuditRefuse', 'AuditBack', 'AuditMethod', 'SendMail', 'Filters'],
]);

/**
 * Stores a saved flow as its next, immutable version, publishes it and rewrites its steps.
 * Runs in the transaction of the flow's save under its row lock; the caller has checked the flow. An
 * unchanged save makes no version.
 */
export const publishFlow = async (
  tx: Queryable,
  { catalog, clock }: FlowContext,
  row: Row,
  by: Actor,
): Promise<void> => {
  const id = Number(row.WorkFlow_Id);
  const text = flowText(row);
  const last = await tx.query(
    'select "Number", "Patch" from "jig_schema_version" where "Kind" = $1 and "Name" = $2 order by "Number" desc limit 1',
    [flowKind, String(id)],
  );
  const [newest] = last.rows;
  if (newest !== undefined && saysSame(newest.Patch, row)) return;
  const version = Number(newest?.Number ?? 0) + 1;
  await tx.query(
    `insert into "jig_schema_version" ("Kind", "Name", "Number", "Patch", "Note", "UserId", "UserName", "CreatedAt")
     values ($1, $2, $3, $4, null, $5, $6, $7)`,
    [flowKind, String(id), version, text, by.userId, by.name, clock.now()],
  );
  await tx.query('update "Sys_WorkFlow" set "PublishedVersion" = $2 where "WorkFlow_Id" = $1', [id, version]);
  await tx.query('delete from "Sys_WorkFlowStep" where "WorkFlow_Id" = $1', [id]);
  const document = catalog.document(String(row.WorkTable ?? ''));
  const read = readDefinition(row, document, version);
  const people = await loadPeople(tx, { flows: [read.definition], userIds: [] });
  const namesOf = (stepId: string): string => {
    const node = read.definition.nodes.find((one) => one.id === stepId);
    const kind = node?.type === 'node' ? approverKindOf(node.auditType) : undefined;
    return node && kind ? kind.names(node, people).join('、') : '';
  };
  const steps = stepsOf(read).map((step) => ({
    ...step,
    WorkFlow_Id: id,
    StepValueName: namesOf(step.StepId).slice(0, 4000),
  }));
  await newSteps.run(tx, steps);
};
