import type { Data } from '../../../expressions/index.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Surface } from '../../model/fields/types/FieldType.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';
import type { RecordUser } from '../box/newRecord.ts';
import type { FormStore } from './FormStore.ts';

/** Options of a form. */
export interface FormOptions {
  readonly action: 'Add' | 'Edit';
  /** The record, or the known values of a new one. */
  readonly initial?: Row;
  /** A detail row as it is in the database; `initial` may hold edits that are not saved yet. */
  readonly stored?: Row | undefined;
  /** The document of the record, which gives formulas the types of its fields. */
  readonly doc?: DocumentTable;
  /** A detail row's header, read by its formulas and conditions as `$main`. */
  readonly main?: FormStore;
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone: the token `now` of defaults, `today` and `now` of expressions. */
  readonly now?: string;
  readonly user?: RecordUser;
  /** Wording of the checks; default `form`. */
  readonly surface?: Surface;
  /** The fields ask for rows and are no record: none of them is locked. Default false. */
  readonly isSearch?: boolean;
  /** Values that are not fields, such as the rows of a detail table by its name. Must read observables. */
  readonly related?: (name: string) => Data | undefined;
  /** Loads the values of the record chosen in `field`; without it nothing is filled. */
  readonly lookup?: (field: ResolvedField, key: Cell) => Promise<Row | undefined>;
}
