import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/** Rows that belong to documents of another table. */
export interface RowsOfDocument {
  readonly table: ResolvedTable;
  /** Their field with the key of the document. */
  readonly foreignKey: string;
}

/** A field whose values name records of a table. */
export interface Reference {
  /** The table whose documents refer. */
  readonly from: ResolvedTable;
  /** Rows of `from` that hold `field`; undefined: `from` itself. */
  readonly detail: RowsOfDocument | undefined;
  readonly field: ResolvedField;
  /** Name of the table referred to. */
  readonly target: string;
  /** The target's field whose value `field` holds. */
  readonly to: string;
  /** `field` holds several values, separated by commas. */
  readonly isList: boolean;
  /** Rows with `field` that refer; default all. */
  readonly when?: Condition;
  /** Only target rows of the document whose `field` has this value. */
  readonly owner?: {
    readonly table: string;
    readonly key: string;
    readonly field: string;
    readonly value: string;
  };
  /**
   * What happens when the target is deleted: `restrict` refuses it, `clear` empties the field, `keep` leaves
   * a text that is readable without the target.
   */
  readonly onDelete: 'restrict' | 'clear' | 'keep';
  /** A newly chosen value must exist in the target when the row is written. */
  readonly mustExist: boolean;
}

/** A source of references, such as fields that choose a record. Reads schemas only. */
export interface ReferenceKind {
  readonly name: string;
  find(catalog: SchemaCatalog): readonly Reference[];
}
