import type { JsonObject } from '../../../runtime/model/schema/Json.ts';

/** A published schema with its history, newest first, as far as two installations need it to find what they have in common. */
export interface BatchSchema {
  readonly kind: string;
  readonly name: string;
  /** Format of the versions. */
  readonly format: number;
  readonly versions: readonly JsonObject[];
  /** Mark of the shipped schema below the published ones; absent: there is none. */
  readonly shipped?: string;
}

/** A table entry: its rows, and what its versions said, newest first. */
export interface BatchEntry {
  readonly record: JsonObject;
  readonly columns: readonly JsonObject[];
  /** Names of the roles that may open its page. */
  readonly roles: readonly string[];
  readonly versions: readonly JsonObject[];
}

/** The number rule of a form. */
export interface BatchRule {
  readonly title: string;
  readonly row: JsonObject;
}

/** What a role may do on a line of the menu. */
export interface BatchRight {
  readonly role: string;
  readonly menuId: number;
  readonly actions: readonly string[];
}

/** A form for collecting data: its row, and names of the roles that fill it in and that see its results. */
export interface BatchForm {
  readonly record: JsonObject;
  readonly fillRoles: readonly string[];
  readonly resultRoles: readonly string[];
}

/** Published schemas of an installation, and what belongs to them, on the way to another one. */
export interface SchemaBatch {
  readonly batch: 'schemas';
  readonly format: 1;
  /** Only what was published from this time on; absent: everything in force. */
  readonly since?: string;
  readonly schemas: readonly BatchSchema[];
  readonly entries: readonly BatchEntry[];
  readonly numberRules: readonly BatchRule[];
  readonly rights: readonly BatchRight[];
  /** Forms whose tables of answers are among the schemas; absent in older files. */
  readonly forms?: readonly BatchForm[];
}
