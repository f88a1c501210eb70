import type { Condition } from './Condition.ts';
import type { Option } from './FieldSchema.ts';
import type { Row } from './Row.ts';

/** A row that the table of a dictionary begins with. */
export interface FirstChoice {
  readonly key: string;
  /** Its label: a text that is translated where people have not changed it. */
  readonly value: string;
  /** Its other columns. Default: the defaults of their fields. */
  readonly more?: Row;
}

/** Options from rows of a table. Users declare them and never write SQL. */
export interface DictionarySource {
  readonly table: string;
  readonly key: string;
  /** The column shown; several are joined by spaces (`NMRV050 速比20`). */
  readonly label: string | readonly string[];
  readonly filter?: Condition;
  /** For trees: the column with the parent's key. */
  readonly parent?: string;
  readonly orderBy?: string;
  /**
   * Rows that the table gets while it is empty; needs one column as label. Only in files: never in what people publish.
   * Default none.
   */
  readonly first?: readonly FirstChoice[];
  /** The values that rows have in `key`, each once. They name no records, so nothing is looked up by them. Default false. */
  readonly distinct?: boolean;
}

/**
 * `schemas/dictionaries/<dicNo>.json`: `data`, `source` or `provider`, or `data` with one of the
 * others, before whose choices it stands.
 */
export interface DictionarySchema {
  readonly $schema?: string;
  readonly format: 1;
  readonly dicNo: string;
  readonly dicName: string;
  readonly data?: readonly Option[];
  readonly source?: DictionarySource;
  /** Name of a server provider that makes the options, e.g. `regions`. */
  readonly provider?: string;
}
