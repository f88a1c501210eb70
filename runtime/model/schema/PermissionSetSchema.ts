/** What a role may do with one field. */
export interface FieldRight {
  readonly show?: 0 | 1;
  readonly isEdit?: 0 | 1;
  readonly disabled?: 0 | 1;
}

/** `schemas/permissions/<role>.json`, and a role of SEED_FILE: seeds role rows once; afterwards the database is the truth. */
export interface PermissionSetSchema {
  readonly $schema?: string;
  readonly format: 1;
  readonly roleName: string;
  /** roleName of the parent in the role tree. */
  readonly parent?: string;
  /** By table name or page path: the actions granted. */
  readonly permissions: Readonly<Record<string, readonly string[]>>;
  /** By table: what the role may see and edit. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, FieldRight>>>>;
}
