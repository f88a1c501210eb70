import type { BoardSchema, CardSchema, KeptKind } from '../../../runtime/model/boards/BoardSchema.ts';
import type { BoardDesigns } from '../../../runtime/wire/boards/BoardDesign.ts';
import type { OfferedCard } from '../../compose/Offered.ts';
import { freeName } from '../../kit/freeName.ts';
import type { Designed } from '../store/Designed.ts';

/** A board that does not exist yet: empty, or a copy of another one. `kept`: it is kept for reuse. */
export const newBoard = (
  { boards }: Pick<BoardDesigns, 'boards'>,
  title: string,
  copied?: { readonly name: string; readonly schema: BoardSchema },
  kept?: KeptKind,
): Designed => {
  const name = freeName(
    [`${copied?.name ?? 'board'}1`, copied?.name ?? 'board'],
    boards.map((one) => one.name),
  );
  const { $schema: _place, isHome: _home, kept: _kept, ...others } = copied?.schema ?? { cards: [] };
  const schema: BoardSchema = { ...others, format: 1, board: name, title, ...(kept && { kept }) };
  return { name, version: 0, schema, isNew: true, path: undefined };
};

/** A chart that does not exist yet, kept for reuse: one card that was composed. */
export const newKeptChart = (
  designs: Pick<BoardDesigns, 'boards'>,
  title: string,
  { kind, asks }: OfferedCard,
): Designed => {
  const { w, h } = kind.size;
  const place = { x: 0, y: 0, w, h };
  const card: CardSchema = { id: kind.name, kind: kind.name, title, place, asks };
  const schema: BoardSchema = { format: 1, board: 'chart', title, cards: [card] };
  return newBoard(designs, title, { name: 'chart', schema }, 'chart');
};
