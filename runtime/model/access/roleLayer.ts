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
 * What the user's roles say about a table's fields: `show: 0` hides, `isEdit: 0` makes read-only, `disabled: 1` greys.
 * Undefined when they say nothing. It only shapes the screen; what may be read and written is `readableFields` and
 * `writableFields`.
 */
export function roleLayer(user: User, tableName: string): Layer | undefined {
  const patches = Object.entries(fieldRightsOf(user, tableName))
    .map(([field, right]) => patchOf(field, right))
    .filter((patch) => Object.keys(patch).length > 1);
  return patches.length === 0
    ? undefined
    : { kind: 'role', name: user.roleNames.join(', ') || user.userName, fields: patches };
}
