import type { PrintBlock, PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { designBlockOf } from '../blocks/designBlocks.ts';
import { type Part, parts } from './places.ts';

/** A line of the outline: a part of the template, a list inside a block, an item of a free area, or a block. */
export interface OutlineNode {
  readonly place: string;
  readonly level: number;
  readonly at: number;
  readonly of: number;
  readonly kind: 'part' | 'list' | 'item' | 'block';
  readonly part: Part;
  readonly block?: PrintBlock;
}

/** All lines of the outline in order. */
export function outlineOf(draft: PrintSchema): readonly OutlineNode[] {
  const nodes: OutlineNode[] = [];
  const addBlocks = (blocks: readonly PrintBlock[], list: string, level: number, part: Part): void => {
    for (const [at, block] of blocks.entries()) {
      const place = `${list}/${at}`;
      nodes.push({ place, level, at, of: blocks.length, kind: 'block', part, block });
      const lists = designBlockOf(block)?.lists?.(block) ?? [];
      for (const [index, one] of lists.entries()) {
        const around = `${place}/${one.steps.join('/')}`;
        // The blocks of an item and those of a frame stand below it, those of columns below the column.
        const isItem = one.kind === 'item';
        const own = isItem ? around.replace(/\/blocks$/, '') : around;
        if (one.kind !== 'own')
          nodes.push({
            ...{ place: own, level: level + 1, at: index, of: lists.length, part },
            kind: isItem ? 'item' : 'list',
          });
        addBlocks(one.blocks, around, one.kind === 'own' ? level + 1 : level + 2, part);
      }
    }
  };
  for (const [at, part] of parts.entries()) {
    nodes.push({ place: `/${part}`, level: 1, at, of: parts.length, kind: 'part', part });
    addBlocks(draft[part] ?? [], `/${part}`, 2, part);
  }
  return nodes;
}

/** Places of all blocks, for the marks of a layout. */
export const marksOf = (draft: PrintSchema): ReadonlyMap<PrintBlock, string> =>
  new Map(
    outlineOf(draft).flatMap(({ block, place }) => (block === undefined ? [] : [[block, place] as const])),
  );
