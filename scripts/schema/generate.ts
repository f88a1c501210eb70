import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaOf } from '../../runtime/model/check/kinds/metaOf.ts';
import { fileKinds } from '../../runtime/model/check/kinds/schemaKinds.ts';
import type { FieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';

/** The published JSON Schemas by file name, as committed. */
export const published = (types: FieldTypeRegistry): ReadonlyMap<string, string> =>
  new Map(
    fileKinds.map((kind) => [
      `${kind.name}.schema.json`,
      `${JSON.stringify(metaOf(kind, types), null, 2)}\n`,
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
