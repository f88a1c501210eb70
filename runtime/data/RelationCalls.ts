import type { RehearsedRelations, Relations, RelationsBody } from '../wire/relations/Relations.ts';
import type { ShownCheck } from '../wire/relations/readRelations.ts';
import type { PublishAllBody } from '../wire/schemas/SchemaVersion.ts';
import type { ViewVersion } from '../wire/views/ViewDesign.ts';
import type { Answer } from './Answer.ts';

/** Calls of the page 单据关系. */
export interface RelationCalls {
  relations(): Promise<Answer<Relations>>;
  /** What keeps a draft from being published. */
  check(body: RelationsBody, signal: AbortSignal): Promise<Answer<ShownCheck>>;
  /** What a draft would mean for stored documents. */
  rehearse(body: RelationsBody): Promise<Answer<RehearsedRelations>>;
  /** The published versions over a table, newest first. */
  versions(table: string): Promise<Answer<readonly ViewVersion[]>>;
  /** Publishes changes together or not at all. */
  publish(batch: PublishAllBody): Promise<Answer<undefined>>;
}
