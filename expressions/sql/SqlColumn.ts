import type { ValueType } from '../ValueType.ts';

/** A column as SQL, with its type. */
export interface SqlColumn {
  readonly sql: string;
  readonly type: ValueType;
}
