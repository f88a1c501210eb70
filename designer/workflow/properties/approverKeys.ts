import { auditMethod, auditType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { wholeOf } from '../../../runtime/model/workflow/definition/PartReader.ts';
import { isNothing, type RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { rawKeys } from './rawKeys.ts';

/** Reads a code in wire format. A missing one is `unset`; undefined: it is not a code. */
export const codeOf = (value: unknown, unset: number): number | undefined =>
  isNothing(value) ? unset : wholeOf(value);

/**
 * True when the user can choose how several approvers decide: for users if there is more than one, otherwise
 * always.
 */
export const asksMethod = (part: RawObject): boolean =>
  codeOf(part.auditType, auditType.users) !== auditType.users || rawKeys(part.userId).length > 1;

/**
 * Keys that change with the list of users. Several users decide by countersign by default, a single user
 * without a method.
 */
export function usersKeys(part: RawObject, users: readonly unknown[]): RawObject {
  return { userId: users, ...methodKeys({ ...part, userId: users }) };
}

/**
 * Keys that change with the kind of approver. Approvers of the other kinds are kept, so that the user can
 * switch back.
 */
export function kindKeys(part: RawObject, code: number): RawObject {
  return { auditType: code, ...methodKeys({ ...part, auditType: code }) };
}

function methodKeys(part: RawObject): RawObject {
  const method = codeOf(part.auditMethod, auditMethod.none);
  if (!asksMethod(part)) return method === auditMethod.none ? {} : { auditMethod: auditMethod.none };
  const isOfUsers = codeOf(part.auditType, auditType.users) === auditType.users;
  return isOfUsers && method === auditMethod.none ? { auditMethod: auditMethod.countersign } : {};
}
