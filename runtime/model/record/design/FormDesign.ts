import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { Takeable } from '../../schema/takenBack.ts';

/** One component of a designed form, its numbers and marks read. */
export interface DesignEntry {
  readonly field: string;
  /** Title; empty means the table's title. */
  readonly name: string;
  readonly type: string;
  /** Percent of the row, above 0 and at most 100; undefined means the table's width. */
  readonly width?: number;
  readonly show: boolean;
  readonly required: boolean;
  readonly readonly: boolean;
  /** Set by an administrator; also overrules users' own designs. */
  readonly isGlobal: boolean;
  readonly formula?: FormulaEntry;
  /** Limits of files (M and number), and height of an editor in pixels. */
  readonly maxSize?: number;
  readonly maxFile?: number;
  readonly height?: number;
}

/** One column of a detail table in a design. */
export interface DesignColumn extends Omit<DesignEntry, 'width'> {
  /** Pixels. */
  readonly width?: number;
  /** Place among the columns. */
  readonly orderNo?: number;
}

/** Columns of one detail table; without a name, of the first one. */
export interface DesignTable {
  readonly table?: string;
  readonly columns: readonly DesignColumn[];
}

/** The parts of a saved design that could be read. */
export interface FormDesign {
  readonly entries: readonly DesignEntry[];
  readonly tables: readonly DesignTable[];
}

/** Properties of a field in the layers below the design. */
export type DesignedField = {
  readonly field: string;
  /** Its title in other languages: a designer who reads one of them has not renamed the field. */
  readonly otherTitles?: readonly string[];
} & Takeable<
  Pick<
    FieldSchema,
    | 'title'
    | 'type'
    | 'hidden'
    | 'writeOnly'
    | 'required'
    | 'editRowNo'
    | 'editColNo'
    | 'maxSize'
    | 'maxFile'
    | 'height'
  >
>;

/** The owner of a design. Only the administrator (user 1) may also require and compute fields. */
export type DesignOwner = 'admin' | 'user';

/** Patches of a design over one table, and issues of the parts that do not apply. */
export interface DesignLines {
  readonly fields: readonly FieldPatch[];
  readonly problems: readonly Issue[];
}
