import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { PermissionSetSchema } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';

/** A user account of a seed. */
export interface SeedUser {
  readonly userName: string;
  readonly password: string;
  readonly realName?: string;
  /** Role names. */
  readonly roles?: readonly string[];
  /** userName of the direct superior. */
  readonly superior?: string;
}

/** Content of SEED_FILE, loaded once into an empty database. */
export interface SeedFile {
  readonly roles?: readonly Omit<PermissionSetSchema, 'format'>[];
  readonly users?: readonly SeedUser[];
  readonly dictionaries?: readonly {
    readonly dicNo: string;
    readonly dicName?: string;
    readonly data: readonly Option[];
  }[];
  /**
   * Rows of Sys_WorkFlow. Texts are stored byte for byte; NodeConfig and LineConfig may also be lists. Nodes may
   * name users by userName and roles by name.
   */
  readonly workflows?: readonly JsonObject[];
  /** Table entries with their columns (`tableColumns`); each becomes a table and its page. */
  readonly tables?: readonly JsonObject[];
  /** Rows by table, also of `tables`; include keys that must be kept. */
  readonly rows?: Readonly<Record<string, readonly Row[]>>;
}
