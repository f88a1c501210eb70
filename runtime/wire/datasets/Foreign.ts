import type { ColumnTypeName } from '../../model/schema/FieldSchema.ts';

/** A database that the operator names for data sets. */
export interface ForeignState {
  readonly name: string;
  /** Why it cannot be read, in words; absent: it can. */
  readonly problem?: string;
}

/** A column of a foreign table. */
export interface ForeignColumnOffer {
  readonly name: string;
  /** Its comment in the database; empty: it has none. */
  readonly title: string;
  readonly columnType: ColumnTypeName;
  readonly scale?: number;
  /** It tells the rows apart, alone or with others. */
  readonly isKey: boolean;
}

/** A table or view of a foreign database. */
export interface ForeignOffer {
  readonly schema: string;
  readonly name: string;
  readonly title: string;
  readonly isView: boolean;
  /** Rows as its statistics estimate them. */
  readonly rows?: number;
  readonly columns: readonly ForeignColumnOffer[];
}
