import type { Issue } from '../../model/schema/Issue.ts';
import type { Json, JsonObject } from '../../model/schema/Json.ts';

/** A published version of a schema. */
export interface SchemaVersion {
  readonly kind: string;
  readonly name: string;
  readonly version: number;
  readonly note: string | null;
  readonly userName: string;
  readonly createdAt: string;
  /** Null: its stored text is damaged. */
  readonly patch: Json;
}

/** A published schema that does not fit the shipped ones and is not used. */
export interface UnfitSchema {
  readonly kind: string;
  readonly name: string;
  readonly version: number;
  readonly issues: readonly Issue[];
}

/** The version that a call published. */
export interface PublishedVersion {
  readonly version: number;
}

/** Body of publish. */
export interface PublishBody {
  readonly kind: string;
  readonly name: string;
  readonly patch: JsonObject;
  readonly note?: string;
}

/** Body of restore. */
export interface RestoreBody extends PublishedVersion {
  readonly kind: string;
  readonly name: string;
}

/** One change of a batch. */
export interface BatchChange extends PublishBody {
  /** Number of the published version that the change was made from; 0: none was published. */
  readonly over: number;
}

/** Actions on a line of the menu for roles that have none there yet. */
export interface MenuGrant {
  readonly menuId: number;
  readonly roleIds: readonly number[];
  readonly actions: readonly string[];
}

/** Body of publishAll: changes that are published together or not at all. */
export interface PublishAllBody {
  readonly changes: readonly BatchChange[];
  readonly grants: readonly MenuGrant[];
}

/** The versions that a batch published, in its order. */
export interface PublishedBatch {
  readonly versions: readonly number[];
}
