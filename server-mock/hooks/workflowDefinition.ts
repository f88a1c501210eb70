import type { Json } from '../../runtime/model/schema/Json.ts';
import { differingStep } from '../../runtime/model/workflow/definition/differingStep.ts';
import { readDefinition } from '../../runtime/model/workflow/definition/readDefinition.ts';
import { stepsOf } from '../../runtime/model/workflow/definition/stepsOf.ts';
import { bodyObject } from '../http/Call.ts';
import { parseJson } from '../http/parseJson.ts';
import type { Hook } from './Hook.ts';

/** Form-encoded clients send the rows as JSON text. */
const decoded = (sent: Json | undefined): Json | undefined => {
  if (typeof sent !== 'string') return sent;
  const parsed = parseJson(sent);
  return parsed.ok ? parsed.value : sent;
};

/**
 * Sys_WorkFlow: a flow is read and checked before it is stored, because storing it puts it in force; steps that a client
 * sends beside it must be those its nodes give. The texts stay as they came.
 */
export const workflowDefinition: Hook = async ({ call, stored, values }) => {
  const { catalog } = call.context;
  const row = { ...stored, ...values };
  const table = catalog.nameOf(String(row.WorkTable ?? '').trim());
  const document = table === undefined ? undefined : catalog.document(table);
  const read = readDefinition(row, document);
  const errors = read.issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return errors;
  const differing = differingStep(stepsOf(read), decoded(bodyObject(call).detailData));
  if (differing !== undefined) return [differing];
  if (document !== undefined) {
    values.WorkTable = document.main.table;
    values.WorkTableName = values.WorkTableName ?? stored?.WorkTableName ?? document.main.cnName;
  }
  return [];
};
