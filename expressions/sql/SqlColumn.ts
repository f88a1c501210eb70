import type { ValueType } from '../ValueType.ts';

/** A column as SQL, and what it holds. */
export interface SqlColumn {
  readonly sql: string;
  readonly type: ValueType;
}
