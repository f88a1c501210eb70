import { menu as menuKind } from '../../../runtime/model/check/kinds/menu.ts';
import { kindNamed } from '../../../runtime/model/check/kinds/schemaKinds.ts';
import { upgrade } from '../../../runtime/model/check/migrations.ts';
import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import { mergeSchema } from '../../../runtime/model/codegen/mergeSchema.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { asObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { SchemaBundle } from '../../../runtime/model/schema/SchemaBundle.ts';
import { sameJson } from '../../../runtime/model/schema/sameJson.ts';
import type { Overlay } from '../../catalog/Overlay.ts';
import type { Queryable } from '../../db/Database.ts';
import type { Publication } from '../../publishing/planPublication.ts';
import { importNote, knownMarks } from './ancestors.ts';
import type { BatchSide, BatchStep } from './BatchResult.ts';
import { conflictIssues } from './conflictIssues.ts';
import { renumbered } from './MenuNumbering.ts';
import { markOf, portable } from './markOf.ts';
import type { BatchSchema } from './SchemaBatch.ts';
import { schemaInForce, shippedSchema } from './schemaInForce.ts';

/** One schema of a batch, merged with the one here. */
interface Merged {
  readonly step?: BatchStep;
  readonly conflicts?: readonly Issue[];
  readonly issues?: readonly Issue[];
  readonly publication?: Publication;
}

/** What is here before the batch. */
export interface Here {
  readonly shipped: SchemaBundle;
  readonly overlays: readonly Overlay[];
  readonly numbers: ReadonlyMap<number, number>;
}

/** The versions of a schema as this installation writes them, newest first; an issue when it cannot read them. */
const versionsHere = (
  { kind, name, format, versions }: BatchSchema,
  numbers: Here['numbers'],
): readonly JsonObject[] | Issue => {
  const known = kindNamed(kind);
  if (known?.publishing === undefined)
    return schemaIssue('batch.unknownKind', `${kind} ${name}`, { name: kind });
  const read = versions.flatMap((patch): readonly JsonObject[] => {
    const upgraded = upgrade(known, patch, format);
    return upgraded === undefined ? [] : [upgraded];
  });
  if (read.length < versions.length) return schemaIssue('batch.newer', `${kind} ${name}`, { n: format });
  return read.map((patch) => portable(kind, kind === menuKind.name ? renumbered(patch, numbers) : patch));
};

/**
 * Merges a schema from another installation with the one in force here, over the newest version that both had: what only one side
 * changed is taken, and where both did, `side` decides (default: the file, with a conflict for each).
 */
export const mergeOne = async (
  tx: Queryable,
  schema: BatchSchema,
  { shipped, overlays, numbers }: Here,
  side: BatchSide | undefined,
): Promise<Merged> => {
  const { kind } = schema;
  const versions = versionsHere(schema, numbers);
  if ('rule' in versions) return { issues: [versions] };
  const [file] = versions;
  if (file === undefined) return {};
  const name = kind === menuKind.name ? String(file.id) : schema.name;
  // Messages name a menu line by its text: its number is not known before it is stored.
  const shown = kind === menuKind.name ? String(file.name) : name;
  const step = (how: BatchStep['how']): BatchStep => ({ how, kind, name: shown });
  const now = schemaInForce(shipped, overlays, kind, name);
  const below = shippedSchema(shipped, kind, name);
  const marks = new Set([...(await knownMarks(tx, kind, name)), ...(below ? [markOf(below)] : [])]);
  const sameFile = below !== undefined && markOf(below) === schema.shipped ? below : undefined;
  const base = versions.find((one) => marks.has(markOf(one))) ?? sameFile;
  const conflicts = conflictIssues(`${kind} ${shown}`, base, now, file);
  const merged = asObject(side === 'here' ? mergeSchema(base, file, now) : mergeSchema(base, now, file));
  if (merged === undefined) return { step: step('gone'), conflicts };
  if (sameJson(merged, now)) return { step: step('same'), conflicts };
  const publication = { kind, name, patch: merged, note: importNote(file) };
  return { step: step(now === undefined ? 'new' : 'changed'), conflicts, publication };
};
