import type { JsonObject } from '../../schema/Json.ts';
import type { PrintBlock, PrintValue } from '../../schema/PrintSchema.ts';
import type { FilledBlock } from '../FilledPrint.ts';
import type { Filler, PrintPlace } from '../Filler.ts';
import type { Flow, FlowArea, Piece } from '../layout/Flow.ts';

/** A value of a block, for the check of schemas. */
interface BlockValue {
  readonly value: PrintValue;
  /** Properties and indexes from the block to the value. */
  readonly steps: readonly (string | number)[];
  /** The detail whose rows it is of; absent: the header. */
  readonly detail?: string;
  /** Its field has to hold pictures. */
  readonly isPicture?: boolean;
}

/** Lays blocks as one piece as high as they need, in an area of this width. */
export type LayPiece = (blocks: readonly FilledBlock[], area: FlowArea) => Piece;

/** What a template may print besides the document itself. */
export type PrintNeed = 'approvals';

/** What one kind of block is: what a template says of it, what it prints of a document, and how that is laid out. */
interface BlockKindOf<Block extends PrintBlock, Filled extends FilledBlock> {
  readonly name: string;
  /** JSON Schema of its properties besides `kind` and `when`. */
  readonly properties: JsonObject;
  readonly required: readonly string[];
  /** It flows over pages by itself, so it stands in the body only. */
  readonly flows?: boolean;
  /** It is drawn on the whole sheet, so it stands in the header only. */
  readonly isHeaderOnly?: boolean;
  /** It may stand inside others though it holds blocks itself; those hold none. */
  readonly isNestable?: boolean;
  /** What has to be read for it. */
  readonly needs?: PrintNeed;
  values(block: Block): Iterable<BlockValue>;
  /** The details whose rows it prints, with the steps to their name. */
  details?(block: Block): Iterable<readonly [detail: string, steps: BlockValue['steps']]>;
  /** Blocks inside this one, with the steps to them. */
  inner?(block: Block): Iterable<readonly [block: PrintBlock, steps: BlockValue['steps']]>;
  /** How far its fixed positions reach, in millimetres, for the check of schemas. */
  reach?(block: Block): { readonly width: number; readonly height: number };
  /** Undefined: nothing is printed. */
  fill(block: Block, filler: Filler, place: PrintPlace): Filled | undefined;
  /** `pieceOf` lays the blocks inside. */
  lay(filled: Filled, flow: Flow, pieceOf: LayPiece): void;
}

/** A kind among others. */
export type BlockKind = BlockKindOf<PrintBlock, FilledBlock>;

/** Makes a kind one of the list. Blocks reach it by their `kind` only, so their type is the kind's own. */
export const blockKind = <Block extends PrintBlock, Filled extends FilledBlock>(
  kind: BlockKindOf<Block, Filled>,
): BlockKind => kind as unknown as BlockKind;
