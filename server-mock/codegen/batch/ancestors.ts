import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { history } from '../../catalog/versions.ts';
import type { Queryable } from '../../db/Database.ts';
import { markOf, portable } from './markOf.ts';

const noteStart = 'import ';

/** The note of a version that takes in a schema from another installation, so that a later batch finds it. */
export const importNote = (schema: JsonObject): string => `${noteStart}${markOf(schema)}`;

/** Marks of every version of a name that this installation has had, and of those it took in. */
export const knownMarks = async (
  db: Queryable,
  kind: string,
  name: string,
  read: (patch: JsonObject) => JsonObject = (patch) => portable(kind, patch),
): Promise<ReadonlySet<string>> =>
  new Set(
    (await history(db, kind, name)).flatMap(({ patch, note }) => [
      ...(patch === null ? [] : [markOf(read(patch as JsonObject))]), // versions are objects
      ...(note?.startsWith(noteStart) ? [note.slice(noteStart.length)] : []),
    ]),
  );
