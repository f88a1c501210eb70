import { join } from 'node:path';
import { generate as generateMeta } from '../generate.ts';
import { root } from '../schemaFiles.ts';
import type { Verb } from './Verb.ts';

/** `schema generate`: writes the JSON Schemas of the schema language. */
export const generate: Verb = {
  run({ types, say }) {
    for (const name of generateMeta(types, join(root, 'schemas/meta'))) say(`schemas/meta/${name}`);
    return 0;
  },
};
