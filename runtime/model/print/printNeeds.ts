import type { PrintBlock, PrintSchema } from '../schema/PrintSchema.ts';
import type { PrintNeed } from './blocks/BlockKind.ts';
import { blockKindOf } from './blocks/blockKinds.ts';

function* needsOf(blocks: readonly PrintBlock[] = []): Iterable<PrintNeed> {
  for (const block of blocks) {
    const kind = blockKindOf(block);
    if (kind?.needs !== undefined) yield kind.needs;
    for (const [inner] of kind?.inner?.(block) ?? []) yield* needsOf([inner]);
  }
}

/** What a template prints besides the document itself, so that only that is read. */
export const printNeeds = ({ header, body, footer }: PrintSchema): ReadonlySet<PrintNeed> =>
  new Set([...needsOf(header), ...needsOf(body), ...needsOf(footer)]);
