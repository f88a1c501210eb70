import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { DemoOptions } from '../../demo/DemoOptions.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';
import { watchedDocuments } from '../../reading/watchedDocuments.ts';
import { keyText } from '../../records/keyText.ts';
import { readEffects } from '../effectIndex.ts';
import { noteEffect } from '../StandingEffect.ts';

/** Remembers which stored documents effects have made, by the field that names their source. For the demo company. */
export const adoptMade = async (tx: Queryable, { catalog, now }: DemoOptions): Promise<void> => {
  for (const effect of readEffects(catalog).all) {
    const { body, schema, source, target } = effect;
    if (body.kind !== 'makes') continue;
    const { rows } = await systemRun(
      tx,
      'effects',
      sql`select ${name(body.via)} as "source", ${name(target.main.key)} as "made" from ${systemTable(target.main.table)}
          where ${name(body.via)} is not null order by ${name(target.main.key)}`,
    );
    const sources = await watchedDocuments(
      tx,
      source,
      rows.map((row) => row.source as Cell), // keys are int or text
    );
    for (const row of rows) {
      const key = keyText(row.source as Cell);
      const document = sources.get(key);
      if (document === undefined || !effect.holds(document, { now })) continue;
      await noteEffect(tx, schema.name, {
        source: { table: source.main.table, key },
        target: { table: target.main.table, key: keyText(row.made as Cell) },
        ...{ before: {}, after: {} },
      });
    }
  }
};
