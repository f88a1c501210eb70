/** A user who opened a record. */
export interface RecordReader {
  readonly name: string;
  /** The first time, `yyyy-MM-dd HH:mm:ss`. */
  readonly at: string;
}

/** Who opened a record, for those who may change it. */
export interface ReadersAnswer {
  /** The newest first. */
  readonly readers: readonly RecordReader[];
  /** Names of users who may open it and have not. */
  readonly waiting: readonly string[];
  /** Users of each kind in all: long lists are cut. */
  readonly total: { readonly readers: number; readonly waiting: number };
}

/** The record that the user has opened. */
export interface ReadBody {
  readonly table: string;
  readonly key: string;
}

/** Most users that each list of an answer names. */
export const mostNamed = 500;
