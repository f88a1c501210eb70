import { workflow } from '../../../runtime/model/check/kinds/workflow.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { approverKindOf } from '../../../runtime/model/workflow/approvers/approverKinds.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import { stepsOf } from '../../../runtime/model/workflow/definition/stepsOf.ts';
import type { Actor } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import { newestVersion } from '../../catalog/readVersion.ts';
import { storeVersion } from '../../catalog/storeVersion.ts';
import type { Queryable } from '../../db/Database.ts';
import type { FlowContext } from '../moves/FlowContext.ts';
import { loadPeople } from '../people/loadPeople.ts';
import { RecordInsert } from '../records/RecordInsert.ts';
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
  const name = String(id);
  const newest = await newestVersion(tx, workflow.name, name);
  if (newest !== undefined && saysSame(newest as Row, row)) return;
  const stamp = { id: by.userId, realName: by.name, now: clock.now() };
  const version = await storeVersion(tx, { kind: workflow, name, text: flowText(row) }, stamp);
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
