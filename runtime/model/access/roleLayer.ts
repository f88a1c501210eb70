import type { FieldPatch, Layer } from '../fields/resolve/Layer.ts';
import type { FieldRight } from '../schema/PermissionSetSchema.ts';
import { fieldRightsOf } from './fieldRightOf.ts';
import type { User } from './User.ts';

const patchOf = (field: string, right: FieldRight): FieldPatch => ({
  field,
  ...(right.show === 0 && { hidden: true }),
  ...(right.isEdit === 0 && { readonly: true }),
  ...(right.disabled === 1 && { disabled: true }),
});

/**
 * Layer of the user's field rights: `show: 0` hides, `isEdit: 0` makes read-only, `disabled: 1` disables.
 * Undefined when the roles set none. It only affects the screen; `readableFields` and `writableFields` decide
 * about data.
 */
export const roleLayer = (user: User, tableName: string): Layer | undefined =>
  layerOfRights(user.roleNames.join(', ') || user.userName, Object.entries(fieldRightsOf(user, tableName)));

/** Layer of field rights, with a name for explanations. Undefined when they limit nothing. */
export function layerOfRights(
  name: string,
  rights: readonly (readonly [field: string, right: FieldRight])[],
): Layer | undefined {
  const patches = rights
    .map(([field, right]) => patchOf(field, right))
    .filter((patch) => Object.keys(patch).length > 1);
  return patches.length === 0 ? undefined : { kind: 'role', name, fields: patches };
}
