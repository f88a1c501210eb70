import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';

/** What the choices of a panel depend on. */
export interface PanelWorld {
  readonly t: App['t'];
  readonly doc: DocumentTable;
  /** The detail whose rows the values are of; undefined: the header. */
  readonly detail: string | undefined;
}
