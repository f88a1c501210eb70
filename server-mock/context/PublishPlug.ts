import type { User } from '../../runtime/model/access/User.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { SavedAnswer } from '../../runtime/wire/SavePayload.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import type { Answer } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import type { TransactionContext } from './TransactionContext.ts';

/** A change that is being published. */
export interface PublishedChange {
  readonly context: TransactionContext;
  readonly name: string;
  readonly patch: JsonObject;
}

/** What a capability does when schemas are published, inside the transaction of the publication. */
export interface PublishPlug {
  /** What the schemas would take from it as they would be; none: they may be published. */
  check?(tx: Queryable, context: TransactionContext, after: SchemaCatalog): Promise<readonly Issue[]>;
  /** Name of the `SchemaKind` that the next three are about. */
  readonly kind?: string;
  /** Before columns are made; answers the patch that is stored. */
  prepare?(tx: Queryable, change: PublishedChange): Promise<JsonObject>;
  /** After the version is stored. */
  follow?(tx: Queryable, change: PublishedChange & { readonly user: User }): Promise<void>;
  /** Restores an old version; without it, the version is published again. */
  restore?(call: UserCall, name: string, version: number): Promise<Answer<SavedAnswer>>;
}
