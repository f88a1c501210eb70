import { auditMethod, auditType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { wholeOf } from '../../../runtime/model/workflow/definition/PartReader.ts';
import { isNothing, type RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { rawKeys } from './rawKeys.ts';

/** A code as the wire has it; not set: `unset`. Undefined: it is none. */
export const codeOf = (value: unknown, unset: number): number | undefined =>
  isNothing(value) ? unset : wholeOf(value);

/** Whether it can be chosen how several approvers decide: for users when there is more than one, else always. */
export const asksMethod = (part: RawObject): boolean =>
  codeOf(part.auditType, auditType.users) !== auditType.users || rawKeys(part.userId).length > 1;

/** What changes with another list of users: several decide by countersign until somebody says otherwise, one by none. */
export function usersKeys(part: RawObject, users: readonly unknown[]): RawObject {
  return { userId: users, ...methodKeys({ ...part, userId: users }) };
}

/** What changes with another kind of approver; whom the others named stays, for who changes his mind. */
export function kindKeys(part: RawObject, code: number): RawObject {
  return { auditType: code, ...methodKeys({ ...part, auditType: code }) };
}

function methodKeys(part: RawObject): RawObject {
  const method = codeOf(part.auditMethod, auditMethod.none);
  if (!asksMethod(part)) return method === auditMethod.none ? {} : { auditMethod: auditMethod.none };
  const isOfUsers = codeOf(part.auditType, auditType.users) === auditType.users;
  return isOfUsers && method === auditMethod.none ? { auditMethod: auditMethod.countersign } : {};
}
