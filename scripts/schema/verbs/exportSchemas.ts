import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBundle } from '../../../server-mock/catalog/readBundle.ts';
import { exportBatch } from '../../../server-mock/codegen/batch/exportBatch.ts';
import { createCatalog } from '../../../server-mock/process/createContext.ts';
import { readData } from '../openData.ts';
import { root } from '../schemaFiles.ts';
import { placeOf } from './placeOf.ts';
import type { Verb } from './Verb.ts';

/** A day, or a day and a time, as versions are stamped. */
const moment = /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/;

/** `schema export`: what was published becomes one file for another installation. */
export const exportSchemas: Verb = {
  options: { '--data-dir': 'value', '--since': 'value' },
  takes: [1, 2],
  async run(call) {
    const { names, options, say } = call;
    const [file = '', url] = names;
    const since = options.get('--since');
    if (since !== undefined && !moment.test(since))
      throw new Error(`--since is ${since}; it must be a day, 2026-01-31, or a time, "2026-01-31 18:00"`);
    const catalog = createCatalog(readBundle(join(root, 'schemas')));
    const batch = await readData(placeOf(url, call), (db) => exportBatch(db, catalog, since));
    writeFileSync(file, `${JSON.stringify(batch, null, 2)}\n`);
    for (const { kind, name } of batch.schemas) say(`${kind} ${name}`);
    for (const { record } of batch.entries) say(`entry ${record.TableName}`);
    say(
      `${batch.schemas.length} schemas, ${batch.entries.length} entries, ${batch.numberRules.length} number rules, ${batch.rights.length} rights, ${batch.forms?.length ?? 0} forms`,
    );
    return 0;
  },
};
