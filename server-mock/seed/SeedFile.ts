import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { PermissionSetSchema } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';

/** An account of a seed. */
export interface SeedUser {
  readonly userName: string;
  readonly password: string;
  readonly realName?: string;
  /** Role names. */
  readonly roles?: readonly string[];
  /** userName of the direct superior. */
  readonly superior?: string;
}

/** What SEED_FILE holds: loaded once, into an empty database. */
export interface SeedFile {
  readonly roles?: readonly Omit<PermissionSetSchema, 'format'>[];
  readonly users?: readonly SeedUser[];
  readonly dictionaries?: readonly {
    readonly dicNo: string;
    readonly dicName?: string;
    readonly data: readonly Option[];
  }[];
  /**
   * Rows of Sys_WorkFlow; texts are kept byte for byte, lists in place of NodeConfig and LineConfig are taken too. Users of
   * nodes may be named by userName, roles by their name.
   */
  readonly workflows?: readonly JsonObject[];
  /** Rows by table, keys included when they are to keep theirs. */
  readonly rows?: Readonly<Record<string, readonly Row[]>>;
}
