import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';

/** One component of a designed form, its numbers and marks read. */
export interface DesignEntry {
  readonly field: string;
  /** Title; empty: the table's. */
  readonly name: string;
  readonly type: string;
  /** Percent of the row, above 0 and at most 100; undefined: the table's. */
  readonly width?: number;
  readonly show: boolean;
  readonly required: boolean;
  readonly readonly: boolean;
  /** An administrator's line that also overrules users' own designs. */
  readonly isGlobal: boolean;
  readonly formula?: FormulaEntry;
}

/** One column of a detail table in a design. */
export interface DesignColumn extends Omit<DesignEntry, 'width'> {
  /** Pixels. */
  readonly width?: number;
  /** Place among the columns. */
  readonly orderNo?: number;
}

/** The columns of one detail table; without a name those of the first. */
export interface DesignTable {
  readonly table?: string;
  readonly columns: readonly DesignColumn[];
}

/** The readable part of a design. */
export interface FormDesign {
  readonly entries: readonly DesignEntry[];
  readonly tables: readonly DesignTable[];
}

/** What a design knows of a field in the layers below. */
export type DesignedField = { readonly field: string } & Partial<
  Pick<FieldSchema, 'title' | 'type' | 'hidden' | 'writeOnly' | 'required' | 'editRowNo' | 'editColNo'>
>;

/** The owner of a design. Only the administrator (user 1) may also require and compute fields. */
export type DesignOwner = 'admin' | 'user';

/** Lines of a design over one table, and issues of parts that could not be applied. */
export interface DesignLines {
  readonly fields: readonly FieldPatch[];
  readonly problems: readonly Issue[];
}
