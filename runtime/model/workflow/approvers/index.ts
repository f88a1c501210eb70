import type { ApproverKind } from './ApproverKind.ts';
import { byRole } from './byRole.ts';
import { bySuperior } from './bySuperior.ts';
import { byUsers } from './byUsers.ts';

/** Registry of approver kinds. To add a kind, add its object here. */
export const approverKinds: readonly ApproverKind[] = [byUsers, byRole, bySuperior];

/** The approver kind of an `auditType`; undefined for an unknown code, which finds no approver. */
export const approverKindOf = (auditType: number): ApproverKind | undefined =>
  approverKinds.find((kind) => kind.auditType === auditType);
