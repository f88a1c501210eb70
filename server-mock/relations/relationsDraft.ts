import { relations as relationsKind } from '../../runtime/model/check/kinds/relations.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { RelationsBody } from '../../runtime/wire/relations/Relations.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { asObject, asText, sentBody, type UserCall } from '../http/Call.ts';
import type { Publication } from '../publishing/planPublication.ts';

/** A draft as it was sent: the table by its exact name, and the relations, not checked yet. */
interface RelationsDraft {
  readonly table: string;
  readonly patch: JsonObject;
  readonly publication: Publication;
}

/** Reads the draft of a call, or refuses it. */
export const relationsDraft = (call: UserCall): RelationsDraft | { readonly refused: Answer<never> } => {
  const body = sentBody<RelationsBody>(call);
  const table = call.context.catalog.nameOf(asText(body.table) ?? '');
  const patch = asObject(body.patch);
  if (table === undefined || patch === undefined)
    return { refused: refuse('422', call.say('server.paramsIncomplete')) };
  return { table, patch, publication: { kind: relationsKind.name, name: table, patch } };
};
