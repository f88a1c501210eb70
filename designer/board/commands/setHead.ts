import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { filled } from '../../kit/filled.ts';

/** Members of a board besides its cards and its name. */
export type BoardHead = Omit<BoardSchema, '$schema' | 'format' | 'board' | 'cards'>;

/** Sets members of the board itself; undefined removes one. */
export const setHead = (
  board: BoardSchema,
  change: { readonly [Name in keyof BoardHead]?: BoardHead[Name] | undefined },
): BoardSchema => filled({ ...board, ...change }) as BoardSchema;
