/** A column of a table of the database, as a row of an entry says it. */
export type DatabaseColumn = {
  readonly columnName: string;
  readonly columnCnName: string;
  readonly columnType: string;
  readonly maxlength: number | null;
  /** Digits after the point of an exact decimal; null: another type, or any number of them. */
  readonly scale: number | null;
  readonly isKey: number;
  readonly isNull: number;
  /** Row of the form; 0: not in it. */
  readonly editRowNo: number;
};

/** A column that an entry and the database know as different types. */
export interface DifferentColumn {
  readonly columnName: string;
  readonly entry: string;
  readonly database: string;
  /** Stored rows with a value in it, which a save has to convert. */
  readonly filled: number;
}

/** How the columns of an entry differ from those of its table in the database. */
export interface DatabaseColumns {
  /** Columns that the entry lacks. */
  readonly added: readonly DatabaseColumn[];
  /** Columns of the entry that the table lacks. */
  readonly missing: readonly string[];
  readonly different: readonly DifferentColumn[];
}
