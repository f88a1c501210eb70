import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { quoted } from '../../../server-mock/db/sql/quoted.ts';
import type { Check, Examined, Finding } from './Check.ts';

/** Detail rows whose main record is gone. Keys of sources are compared by the examination of links. */
export const referenceCheck: Check = {
  name: 'references',
  async find(examined) {
    const { catalog } = examined;
    const findings: Finding[] = [];
    for (const name of catalog.views.stored) {
      const table = catalog.table(name);
      if (table === undefined) continue;
      for (const main of catalog.mainsOf(name))
        for (const { foreignKey } of main.details.filter((detail) => detail.table === name))
          findings.push(...(await orphans(examined, table, foreignKey, main.table)));
    }
    return findings;
  },
};

async function orphans(
  { db, catalog }: Examined,
  { table, key }: ResolvedTable,
  foreignKey: string,
  mainName: string,
): Promise<readonly Finding[]> {
  const main = catalog.table(mainName);
  if (main === undefined) return [];
  const { rows } = await db.query(
    `select count(*)::integer as "n", min(d.${quoted(key)}::text) as "key" from ${quoted(table)} d
      where d.${quoted(foreignKey)} is not null
        and not exists (select 1 from ${quoted(main.table)} m where m.${quoted(main.key)} = d.${quoted(foreignKey)})`,
  );
  const n = Number(rows[0]?.n);
  return n === 0
    ? []
    : [{ key: 'doctor.orphans', params: { table, n, key: String(rows[0]?.key), main: main.table } }];
}
