import type { Condition } from './Condition.ts';
import type { Option } from './FieldSchema.ts';

/** Options that are rows of a table: declared, never SQL typed by a person. */
export interface DictionarySource {
  readonly table: string;
  readonly key: string;
  /** The column shown; several are joined by a space (`NMRV050 速比20`). */
  readonly label: string | readonly string[];
  readonly filter?: Condition;
  /** Tree: the column holding the parent's key. */
  readonly parent?: string;
  readonly orderBy?: string;
}

/** `schemas/dictionaries/<dicNo>.json`: either `data` or `source`. */
export interface DictionarySchema {
  readonly $schema?: string;
  readonly format: 1;
  readonly dicNo: string;
  readonly dicName: string;
  readonly data?: readonly Option[];
  readonly source?: DictionarySource;
  /** Made by a named provider of the server, e.g. `regions`. */
  readonly provider?: string;
}
