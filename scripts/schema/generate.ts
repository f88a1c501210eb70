import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaSchemas } from '../../runtime/model/check/meta/metaSchemas.ts';
import type { FieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';

/** The published JSON Schemas by file name, as committed. */
export const published = (types: FieldTypeRegistry): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(metaSchemas(types)).map(([kind, schema]) => [
      `${kind}.schema.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );

/** Writes the published JSON Schemas into a folder and returns the file names. */
export const generate = (types: FieldTypeRegistry, folder: string): readonly string[] => {
  mkdirSync(folder, { recursive: true });
  return [...published(types)].map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return name;
  });
};
