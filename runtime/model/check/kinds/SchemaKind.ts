import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { Json, JsonObject } from '../../schema/Json.ts';
import type { SchemaBundle } from '../../schema/SchemaBundle.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import type { Migration } from '../migrations.ts';
import type { BundleDraft } from './BundleDraft.ts';

/** The object that issues of a document refer to, and the one that already had its name. */
export type PutSchema = readonly [schema: object, before?: object | undefined];

/** Files of a kind below `schemas/`. */
interface KindFiles {
  /** A folder, ending with a slash, or the name of the only file. */
  readonly place: string;
  /** A property that only this kind has. Without `put` it holds the name of a schema. */
  readonly sign: string;
  /** Properties without which the server leaves a file of a folder out, and does not start with a single file. */
  readonly needs: Readonly<Record<string, 'text' | 'list' | 'object'>>;
  /** True: the server starts without the folder. */
  readonly isOptional?: boolean;
  /** The JSON Schema of a file in this format, published as `<name>.schema.json`. */
  meta(format: number, types: FieldTypeRegistry): JsonObject;
  /** Puts a checked document into the draft, unless its name is taken. Default: by name into `others`. */
  put?(draft: BundleDraft, document: object): PutSchema;
  /** The schemas of a bundle, each with the name that issues use for its file. Default: those of `others`. */
  entries?(bundle: SchemaBundle): Iterable<readonly [name: string, schema: object]>;
}

/** A published change of one name. */
export interface SchemaChange {
  /** Target of the change: a table, a page path, a dictionary number, a menu id. */
  readonly name: string;
  readonly version: number;
  readonly patch: Json;
}

/** What may be published over the shipped schemas. */
interface KindPublishing {
  /** The JSON Schema of a change. Default: that of a file. */
  meta?(types: FieldTypeRegistry): JsonObject;
  /**
   * Applies a change. Returns issues, and changes nothing, when it does not fit the schemas so far. Default: the
   * patch is the whole schema and takes the place of the one of its name.
   */
  apply?(draft: BundleDraft, change: SchemaChange, types: FieldTypeRegistry): readonly Issue[];
  /** The change without what names something of this installation only, for another one. Default: all of it. */
  portable?(patch: JsonObject): JsonObject;
  /** For a kind without files: the list of a file in which a change is one line, and the property with its name. */
  readonly lineOf?: { readonly place: string; readonly list: string; readonly key: string };
}

/**
 * One kind of schema: where its files are, what they may say, which rules hold between them and others, how a published
 * change applies, and how old ones become new ones. Readers, check, publishing, versions and calls read the list of
 * kinds ({@link schemaKinds}).
 */
export interface SchemaKind {
  /** In the name of the JSON Schema and in `kind` of versions. */
  readonly name: string;
  /** Absent: there are only versions. */
  readonly files?: KindFiles;
  /** Absent: it cannot be published. */
  readonly publishing?: KindPublishing;
  readonly rules?: readonly SchemaRule[];
  /** From format 1 on; the current format is one more than their number. */
  readonly migrations: readonly Migration[];
}

/** A kind that has files. */
export type FileKind = SchemaKind & { readonly files: KindFiles };

/** True for a kind that has files. */
export const isFileKind = (kind: SchemaKind): kind is FileKind => kind.files !== undefined;
