import type { JsonObject } from '../model/schema/Json.ts';
import type { WithdrawBoardBody } from '../wire/boards/BoardDesign.ts';
import type { ForeignOffer, ForeignState } from '../wire/datasets/Foreign.ts';
import type { PublishAllBody } from '../wire/schemas/SchemaVersion.ts';
import type { ShownPreview } from '../wire/views/readViewDesign.ts';
import type { ViewDesign, ViewVersion } from '../wire/views/ViewDesign.ts';
import type { Answer } from './Answer.ts';

/** Calls of the designer of views. */
export interface ViewCalls {
  design(): Promise<Answer<ViewDesign>>;
  /** The first rows of a view that is not stored, or its issues. Fails when it takes too long. */
  preview(view: JsonObject, signal: AbortSignal): Promise<Answer<ShownPreview>>;
  /** The published versions of a view, newest first. */
  versions(view: string): Promise<Answer<readonly ViewVersion[]>>;
  /** The databases that the operator names for data sets. */
  databases(): Promise<Answer<readonly ForeignState[]>>;
  /** The tables of one of them. */
  foreignTables(database: string): Promise<Answer<readonly ForeignOffer[]>>;
  /** Takes a published view out of force, with its pages. */
  withdraw(body: WithdrawBoardBody): Promise<Answer<undefined>>;
  /** Publishes changes together or not at all. */
  publish(batch: PublishAllBody): Promise<Answer<undefined>>;
}
