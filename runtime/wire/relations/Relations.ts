import type { Issue } from '../../model/schema/Issue.ts';
import type { JsonObject } from '../../model/schema/Json.ts';

/** A field of a document's rows that names a record of another table. */
export interface RelatedReference {
  /** The document's table, or one of its details. */
  readonly rows: string;
  readonly field: string;
  readonly title: string;
  readonly to: string;
}

/** A document table that links and effects may stand between, with what is declared over it. */
export interface RelatedTable {
  readonly table: string;
  readonly title: string;
  /** It is approved, so that links and effects wait for that. */
  readonly isAudited: boolean;
  readonly isClosable: boolean;
  readonly details: readonly { readonly table: string; readonly title: string }[];
  readonly references: readonly RelatedReference[];
  /** Titles of the links and effects in force, by name, in the caller's language. */
  readonly titles: Readonly<Record<string, string>>;
  /** Schema of the product or of the table's entry: `links`, `effects`, `effective`. Texts as written. */
  readonly shipped: JsonObject;
  /** Published relations; absent: none. */
  readonly own?: JsonObject;
  /** Version of the published relations; 0: none. */
  readonly version: number;
}

/** What the page 单据关系 works with. */
export interface Relations {
  readonly tables: readonly RelatedTable[];
}

/** Body of the check and of the rehearsal: relations of a table as they would be published. */
export interface RelationsBody {
  readonly table: string;
  readonly patch: JsonObject;
}

/** What is wrong with a draft; empty: it can be published. Paths are JSON pointers into the relations. */
export interface RelationsChecked {
  readonly issues: readonly (Issue & { readonly message: string })[];
}

/** What a link would mean for stored documents. */
export interface RehearsedLink {
  readonly name: string;
  /** Rows that carry more than there is, differ from their source, or name none: what would have been refused. */
  readonly refused: number;
  /** The first of them in words. */
  readonly examples: readonly string[];
}

/** What an effect would have done. */
export interface RehearsedEffect {
  readonly name: string;
  /** Effective documents with the effect. They keep what they did; only new approvals have it. */
  readonly having: number;
  readonly examples: readonly string[];
}

/** What a draft would mean for the newest stored documents. */
export interface RehearsedRelations {
  readonly documents: number;
  readonly links: readonly RehearsedLink[];
  readonly effects: readonly RehearsedEffect[];
}
