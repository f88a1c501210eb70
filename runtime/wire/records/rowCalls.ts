import type { Row } from '../../model/schema/Row.ts';

/** Body of `Lookup`: the record that the user chose for a field. */
export interface LookupBody {
  readonly field: string;
  readonly key: string | number;
}

/** Body of `Choices`: a field and the values that its options depend on. */
export interface ChoicesBody {
  readonly field: string;
  readonly values: Row;
}

/** Body of `changeUpdate`: a status button and the rows it applies to. */
export interface StateChange {
  readonly action: string;
  readonly keys: readonly (string | number)[];
}

/** Body of `switchRow`. */
export interface RowSwitch {
  readonly key: string | number;
  readonly value: 0 | 1;
}

/** Body of `moveRow`: the row, and the row it moves before or after. */
export interface MoveBody {
  readonly key: string | number;
  readonly before?: string | number;
  readonly after?: string | number;
}
