/** A user or role that a node may name. */
export interface NamedKey {
  readonly key: number;
  readonly value: string;
}

/** A user with roles. */
export interface NamedUser extends NamedKey {
  readonly roleIds: readonly number[];
}

/** Users and roles of the answer of getNodeDic. */
export interface NodeNames {
  readonly users: readonly NamedUser[];
  readonly roles: readonly NamedKey[];
}

/** The answer of getNodeDic; it has no envelope. */
export interface NodePeople extends NodeNames {
  readonly status: true;
  readonly message: null;
  /** Disabled accounts and roles, which older flows may name. */
  readonly disabled: NodeNames;
  /** Whether mails are sent. */
  readonly mail: boolean;
}
