import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import type { EditAnswer } from '../../kit/EditAnswer.ts';

/** Result of a command on a board. `select` names cards by their `id`. */
export type BoardEdit = EditAnswer<BoardSchema>;
