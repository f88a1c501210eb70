import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import type { BoardDesigns } from '../../../runtime/wire/boards/BoardDesign.ts';
import { freeName } from '../../kit/freeName.ts';
import type { Designed } from '../store/Designed.ts';

/** A board that does not exist yet: empty, or a copy of another one. */
export const newBoard = (
  { boards }: Pick<BoardDesigns, 'boards'>,
  title: string,
  copied?: { readonly name: string; readonly schema: BoardSchema },
): Designed => {
  const name = freeName(
    [`${copied?.name ?? 'board'}1`, copied?.name ?? 'board'],
    boards.map((one) => one.name),
  );
  const { $schema: _place, isHome: _home, ...others } = copied?.schema ?? { $schema: '', cards: [] };
  const schema: BoardSchema = { ...others, format: 1, board: name, title };
  return { name, version: 0, schema, isNew: true, path: undefined };
};
