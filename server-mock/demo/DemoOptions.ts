import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoSize } from './sizes.ts';

/** Input for writing the demo company. */
export interface DemoOptions {
  readonly document: (table: string) => DocumentTable;
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone; last day of the company's data. */
  readonly now: string;
  readonly userIds: DemoContext['userIds'];
  readonly userNames: DemoContext['userNames'];
  readonly roleIds: Readonly<Record<string, number>>;
  readonly catalog: SchemaCatalog;
  /** Default: normal. */
  readonly size?: DemoSize;
}
