import { type Reader, reading } from '../Reader.ts';
import { listOf, maybe, number, object, or, type Shape, text } from '../shape.ts';
import type {
  ActionChoice,
  AssignableRole,
  GrantBody,
  PermissionGrant,
  PermissionNode,
} from './PermissionData.ts';

const actionChoices: Shape<PermissionNode['actions']> = or(
  listOf(object<ActionChoice>({ text: or(text, ''), value: text }), 100),
  [],
);

export const permissionNodes: Shape<readonly PermissionNode[]> = listOf(
  object<Omit<PermissionNode, 'isApp'>>({
    id: number,
    pid: or(number, 0),
    text,
    actions: actionChoices,
    grantable: actionChoices,
  }),
  5000,
);

export const assignableRoles: Shape<readonly AssignableRole[]> = listOf(
  object<AssignableRole>({ id: number, roleName: text, parentId: or(number, 0), refused: maybe(text) }),
  5000,
);

/** The body of savePermission. */
export function grantsBody(grants: readonly PermissionGrant[]): readonly GrantBody[] {
  return grants.map(({ id, actions }) => ({ id, actions: actions.map((value) => ({ value, text: value })) }));
}

interface ShownFields {
  readonly fields: readonly { readonly show: number }[];
}

/** How many fields the answer of getRoleMenuField hides. */
export const hiddenFields: Reader<number, readonly ShownFields[]> = reading(
  listOf(
    object<ShownFields>({
      fields: or(listOf(object<ShownFields['fields'][number]>({ show: or(number, 1) }), 1000), []),
    }),
    1000,
  ),
  (tables) => tables.flatMap(({ fields }) => fields).filter(({ show }) => show === 0).length,
);
