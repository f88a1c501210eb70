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
