import type { TableSettings } from '../../model/fields/columnSet/ColumnSet.ts';
import type { Layer } from '../../model/fields/resolve/Layer.ts';

/** The layers of a table and of its details, as the signed-in user gets them. */
export interface TableLayers {
  readonly layers: readonly Layer[];
  readonly details: Readonly<Record<string, readonly Layer[]>>;
  /** Settings of the user by table name, so that the first paint has them. */
  readonly settings?: Readonly<Record<string, TableSettings>>;
  /** Tables that pickers of these tables list and the user may not. */
  readonly closed?: readonly string[];
}
