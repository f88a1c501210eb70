import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { type MadeBlock, made } from '../blocks/DesignBlock.ts';
import { columnOf } from '../blocks/fieldBlocks.ts';
import { blockAt, blocksAt, withValue } from '../draft/places.ts';
import { insertBlock } from './insertBlock.ts';
import { edited, type PrintEdit } from './PrintEdit.ts';

/** Where something new goes: into a list at a position. */
export interface Target {
  readonly list: string;
  readonly at: number;
}

const firstOf = (draft: PrintSchema, fits: (block: MadeBlock) => boolean): string | undefined => {
  const at = blocksAt(draft, '/body').findIndex((block) => fits(block as MadeBlock));
  return at < 0 ? undefined : `/body/${at}`;
};

/** Prints a field of the document: in the chosen block of fields, else in a new one. */
export function addMainField(
  draft: PrintSchema,
  field: ResolvedField,
  chosen: string | undefined,
  target: Target,
): PrintEdit {
  const block = chosen === undefined ? undefined : (blockAt(draft, chosen) as MadeBlock | undefined);
  const item = { value: { field: field.field } };
  if (chosen !== undefined && block?.kind === 'fields' && Array.isArray(block.items))
    return edited(withValue(draft, `${chosen}/items`, [...block.items, item]), chosen);
  return insertBlock(draft, made({ kind: 'fields', columns: 3, items: [item] }), target.list, target.at);
}

/** Prints a field of the rows: as a column of the chosen table of these rows, else of the first, else of a new one. */
export function addDetailField(
  draft: PrintSchema,
  { detail, field }: { readonly detail: DocumentTable['details'][number]; readonly field: ResolvedField },
  chosen: string | undefined,
  t: App['t'],
): PrintEdit {
  const { table } = detail.table;
  const fits = (block: MadeBlock | undefined): boolean => block?.kind === 'rows' && block.detail === table;
  const own = chosen === undefined ? undefined : (blockAt(draft, chosen) as MadeBlock | undefined);
  const place = fits(own) ? chosen : firstOf(draft, fits);
  const block = place === undefined ? undefined : (blockAt(draft, place) as MadeBlock | undefined);
  if (place !== undefined && block !== undefined && Array.isArray(block.columns))
    return edited(withValue(draft, `${place}/columns`, [...block.columns, columnOf(field)]), place);
  const index = { title: t('printDesign.made.index'), value: { fact: 'index' }, width: 11, align: 'center' };
  const rows = made({ kind: 'rows', detail: table, hasTotal: true, columns: [index, columnOf(field)] });
  return insertBlock(draft, rows, '/body', blocksAt(draft, '/body').length);
}
