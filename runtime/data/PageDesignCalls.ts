import type { DraftBoardBody, WithdrawBoardBody } from '../wire/boards/BoardDesign.ts';
import type { ShownBoardCheck } from '../wire/boards/readBoardDesign.ts';
import type { PageDesigns } from '../wire/pages/PageDesign.ts';
import type { PublishAllBody } from '../wire/schemas/SchemaVersion.ts';
import type { ViewVersion } from '../wire/views/ViewDesign.ts';
import type { Answer } from './Answer.ts';

/** Calls of the designer of pages. */
export interface PageDesignCalls {
  designs(): Promise<Answer<PageDesigns>>;
  /** What keeps a page from being published. */
  check(body: DraftBoardBody, signal: AbortSignal): Promise<Answer<ShownBoardCheck>>;
  /** Takes a published page out of force, with its line of the menu. */
  withdraw(body: WithdrawBoardBody): Promise<Answer<undefined>>;
  /** The published versions of a page, newest first. */
  versions(path: string): Promise<Answer<readonly ViewVersion[]>>;
  /** Publishes changes together or not at all. */
  publish(batch: PublishAllBody): Promise<Answer<undefined>>;
}
