/** A role's rights on one field. */
export interface FieldRight {
  readonly show?: 0 | 1;
  readonly isEdit?: 0 | 1;
  readonly disabled?: 0 | 1;
}

/**
 * `schemas/permissions/<role>.json`, or a role of SEED_FILE. Creates the role once; later changes are made in
 * the database.
 */
export interface PermissionSetSchema {
  readonly $schema?: string;
  readonly format: 1;
  readonly roleName: string;
  /** roleName of the parent in the role tree. */
  readonly parent?: string;
  /** Granted actions by table name or page path. */
  readonly permissions: Readonly<Record<string, readonly string[]>>;
  /** Field rights by table. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, FieldRight>>>>;
}
