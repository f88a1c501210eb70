import type { TableSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { UserCall } from '../http/Call.ts';

/** What a capability adds for the caller when a browser opens a table. */
interface Addition {
  /** Layers on top of those in force, by table. */
  readonly layers?: ReadonlyMap<string, readonly Layer[]>;
  /** Settings of tables, by name. */
  readonly settings?: Readonly<Record<string, Partial<TableSettings>>>;
}

/** Asks for it. `document` has the limits of the caller's roles; `name`: of the main table in settings. */
export type TableAddition = (
  call: UserCall,
  document: DocumentTable,
  name: string,
) => Promise<Addition | undefined>;
