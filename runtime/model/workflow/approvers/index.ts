import type { ApproverKind } from './ApproverKind.ts';
import { byRole } from './byRole.ts';
import { bySuperior } from './bySuperior.ts';
import { byUsers } from './byUsers.ts';

/** Ways to name who decides; another one is one more object here. */
export const approverKinds: readonly ApproverKind[] = [byUsers, byRole, bySuperior];

/** The kind of a node's `auditType`; undefined: unknown, nobody is found by it. */
export const approverKindOf = (auditType: number): ApproverKind | undefined =>
  approverKinds.find((kind) => kind.auditType === auditType);
