/** An action as words and as the value of a grant. */
export interface ActionChoice {
  readonly text: string;
  readonly value: string;
}

/** One menu line of the permission editor. */
export interface PermissionNode {
  readonly id: number;
  /** 0: no parent. */
  readonly pid: number;
  readonly text: string;
  /** Always false; other clients of the server read it. */
  readonly isApp?: boolean;
  /** What the role holds. */
  readonly actions: readonly ActionChoice[];
  /** What the signed-in user may grant or take: at most what the user holds. */
  readonly grantable: readonly ActionChoice[];
}

/** A role's granted actions by menu id, as saved. */
export interface PermissionGrant {
  readonly id: number;
  readonly actions: readonly string[];
}

/** A role the signed-in user may edit the rights of. */
export interface AssignableRole {
  readonly id: number;
  readonly roleName: string;
  readonly parentId: number;
  /** Why the signed-in user may not change its rights, in words; undefined: may. */
  readonly refused?: string | undefined;
}

/** {@link PermissionGrant} as the body of savePermission. */
export interface GrantBody {
  readonly id: number;
  readonly actions: readonly ActionChoice[];
}
