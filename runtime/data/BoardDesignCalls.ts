import type { BoardDesigns, DraftBoardBody, WithdrawBoardBody } from '../wire/boards/BoardDesign.ts';
import type { ShownBoardCheck, ShownBoardPreview } from '../wire/boards/readBoardDesign.ts';
import type { PublishAllBody } from '../wire/schemas/SchemaVersion.ts';
import type { ViewVersion } from '../wire/views/ViewDesign.ts';
import type { Answer } from './Answer.ts';

/** Calls of the designer of boards. */
export interface BoardDesignCalls {
  designs(): Promise<Answer<BoardDesigns>>;
  /** What keeps a board from being published. */
  check(body: DraftBoardBody, signal: AbortSignal): Promise<Answer<ShownBoardCheck>>;
  /** What the cards of a draft show. */
  preview(body: DraftBoardBody, signal: AbortSignal): Promise<Answer<ShownBoardPreview>>;
  /** Takes a published board out of force. */
  withdraw(body: WithdrawBoardBody): Promise<Answer<undefined>>;
  /** The published versions of a board, newest first. */
  versions(name: string): Promise<Answer<readonly ViewVersion[]>>;
  /** Publishes changes together or not at all. */
  publish(batch: PublishAllBody): Promise<Answer<undefined>>;
}
