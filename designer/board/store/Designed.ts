import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';

/** What is designed: a board in force, or a new one. */
export interface Designed {
  readonly name: string;
  /** Version in force that the draft is made from; 0: none published. */
  readonly version: number;
  readonly schema: BoardSchema;
  /** It is published for the first time. */
  readonly isNew: boolean;
  /** Route of its page; undefined: it has none. */
  readonly path: string | undefined;
}
