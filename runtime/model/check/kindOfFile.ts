import type { JsonObject } from '../schema/Json.ts';
import type { FileKind } from './kinds/SchemaKind.ts';
import { fileKinds } from './kinds/schemaKinds.ts';

/** The kind of a schema file: by `$schema`, else by folder, else by its distinguishing property. */
export function kindOfFile(path: string, document: JsonObject): FileKind | undefined {
  const { $schema } = document;
  const named = typeof $schema === 'string' ? $schema.slice($schema.lastIndexOf('/') + 1) : undefined;
  return (
    fileKinds.find(({ name }) => named === `${name}.schema.json`) ??
    fileKinds.find(({ files }) => isIn(files.place, path)) ??
    // A page may name its table, so `page` is checked before `table`.
    fileKinds.toReversed().find(({ files }) => Object.hasOwn(document, files.sign))
  );
}

/** A place ending with a slash is a folder of JSON files; any other is a file. */
function isIn(place: string, path: string): boolean {
  const whole = `/${path}`;
  return place.endsWith('/')
    ? whole.includes(`/${place}`) && path.endsWith('.json')
    : whole.endsWith(`/${place}`);
}
