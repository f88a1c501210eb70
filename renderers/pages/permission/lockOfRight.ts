import type { FieldRightPart, RoleField } from '../../../runtime/wire/permission/RoleTable.ts';

type Lock = 'shell.permission.kept' | 'shell.permission.notSent' | 'shell.permission.fixed';

/** Why a part of a right cannot be set (message key); undefined: can. `right`: as edited. */
export function lockOfRight(
  part: FieldRightPart,
  field: Pick<RoleField, 'kept' | 'fixed'>,
  right: Pick<RoleField, 'show'>,
): Lock | undefined {
  if (field.kept.includes(part)) return 'shell.permission.kept';
  if (part === 'show') return undefined;
  if (right.show === 0) return 'shell.permission.notSent';
  return field.fixed === undefined ? undefined : 'shell.permission.fixed';
}
