import type { LayPiece } from '../blocks/BlockKind.ts';
import { blockKindOf } from '../blocks/blockKinds.ts';
import type { FilledBlock, FilledPrint } from '../FilledPrint.ts';
import type { Sheet } from '../papers.ts';
import { type Box, moved } from './Box.ts';
import { Flow, type FlowArea } from './Flow.ts';
import type { FontMetrics } from './FontMetrics.ts';
import { pageNumbers } from './pageNumbers.ts';

/** How a document is laid out. */
interface PrintLook {
  readonly sheet: Sheet;
  /** Size of type where a block says none, in points. */
  readonly size: number;
}

/** The pages of one document. */
export interface LaidDocument {
  readonly pages: readonly (readonly Box[])[];
  /** It has more pages than one document may have; the others are missing. */
  readonly isCut: boolean;
}

/** Least height of the body, so that a page of headers alone cannot go on for ever. */
const leastBody = 10;

const areaPiece: LayPiece = (blocks, area) => {
  const flow = new Flow({ ...area, height: Number.POSITIVE_INFINITY });
  layBlocks(blocks, flow);
  return { height: flow.used, boxes: flow.pages[0] ?? [] };
};

const layBlocks = (blocks: readonly FilledBlock[], flow: Flow): void => {
  for (const block of blocks) {
    const from = { page: flow.pages.length - 1, y: flow.used };
    blockKindOf(block)?.lay(block, flow, areaPiece);
    if (block.mark !== undefined) flow.mark(block.mark, from);
  }
};

/** Height below a block that has to stay free for the blocks after it; 0 when one of them flows by itself. */
const heightAfter = (blocks: readonly FilledBlock[], area: FlowArea): number => {
  if (blocks.some((block) => blockKindOf(block)?.flows === true)) return 0;
  const { height } = areaPiece(blocks, area);
  return height > area.height / 2 ? 0 : height;
};

const numbered = (boxes: readonly Box[], page: number, pages: number): readonly Box[] =>
  boxes.map((box) => (box.kind === 'text' ? { ...box, text: pageNumbers(box.text, page, pages) } : box));

/** Lays a document out: pages of boxes in millimetres. Pure; the same document gives the same boxes everywhere. */
export const layoutDocument = (
  { header, body, footer }: FilledPrint,
  { sheet, size }: PrintLook,
  fonts: FontMetrics,
): LaidDocument => {
  const { margins } = sheet;
  const width = Math.max(1, sheet.width - margins.left - margins.right);
  const full = sheet.height - margins.top - margins.bottom;
  const area: FlowArea = { width, height: full, fonts, size, sheet };
  const [above, below] = [areaPiece(header, area), areaPiece(footer, area)];
  const bodyArea = { ...area, height: Math.max(leastBody, full - above.height - below.height) };
  const flow = new Flow(bodyArea);
  for (const [at, block] of body.entries()) {
    flow.after = heightAfter(body.slice(at + 1), bodyArea);
    layBlocks([block], flow);
  }
  const { left, top } = margins;
  const pages = flow.pages.map((boxes, at) => [
    ...moved(numbered(above.boxes, at + 1, flow.pages.length), left, top),
    ...moved(numbered(boxes, at + 1, flow.pages.length), left, top + above.height),
    ...moved(
      numbered(below.boxes, at + 1, flow.pages.length),
      left,
      sheet.height - margins.bottom - below.height,
    ),
  ]);
  return { pages, isCut: flow.isCut };
};
