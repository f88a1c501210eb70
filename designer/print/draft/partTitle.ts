import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { headerField } from '../../../runtime/model/formulas/recordScope.ts';
import type { PrintBlock, PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { designBlockOf } from '../blocks/designBlocks.ts';
import type { OutlineNode } from './outline.ts';
import { valueAt } from './places.ts';

/** Longest text of a block that its line shows. */
const longest = 24;

const ofValue = (value: unknown, doc: DocumentTable): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, field, words } = value as Readonly<Record<string, unknown>>;
  if (typeof text === 'string') return text;
  const name = typeof field === 'string' ? field : typeof words === 'string' ? words : undefined;
  return name === undefined ? undefined : doc.main.byName.get(headerField(name) ?? name)?.title;
};

/** What a block prints, in a few words; empty when its kind says enough. */
const contentOf = (block: PrintBlock, doc: DocumentTable): string => {
  const { value, detail, field } = block as unknown as Readonly<Record<string, unknown>>;
  const said =
    ofValue(value, doc) ??
    (typeof detail === 'string'
      ? doc.details.find(({ table }) => table.table === detail)?.table.cnName
      : typeof field === 'string'
        ? doc.main.byName.get(field)?.title
        : undefined);
  const line = (said ?? '').replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** A block in words. */
export const blockTitle = (block: PrintBlock, doc: DocumentTable, t: App['t']): string => {
  const kind = designBlockOf(block);
  const title = kind === undefined ? block.kind : t(kind.title);
  const content = contentOf(block, doc);
  return content === '' ? title : t('printDesign.blockOf', { kind: title, name: content });
};

/** A line of the outline in words. */
export const partTitle = (node: OutlineNode, draft: PrintSchema, doc: DocumentTable, t: App['t']): string => {
  if (node.kind === 'part') return t(`printDesign.part.${node.part}`);
  if (node.kind === 'list') return t('printDesign.column', { n: node.at + 1 });
  if (node.block !== undefined) return blockTitle(node.block, doc, t);
  const { x = 0, y = 0 } = (valueAt(draft, node.place) ?? {}) as { readonly x?: number; readonly y?: number };
  return t('printDesign.itemAt', { x, y });
};
