import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import type { Said } from './BarredByLinks.ts';
import { linkIndex } from './LinkIndex.ts';

/** The title of a link. */
export const linkTitle =
  ({ id }: DocumentLink): Said =>
  (catalog) =>
    linkIndex(catalog).link(id)?.schema.title;

/** The title of a field. */
export const fieldTitle =
  ({ table }: Pick<ResolvedTable, 'table'>, field: string): Said =>
  (catalog) =>
    catalog.table(table)?.byName.get(field)?.title ?? field;

/** The name of a table. */
export const tableTitle =
  ({ table }: Pick<ResolvedTable, 'table'>): Said =>
  (catalog) =>
    catalog.table(table)?.cnName;
