import { isAudited, isClosable } from '../../runtime/model/access/documentState.ts';
import { relations as relationsKind } from '../../runtime/model/check/kinds/relations.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { recordLink } from '../../runtime/model/views/ViewWorld.ts';
import type { RelatedReference, RelatedTable, Relations } from '../../runtime/wire/relations/Relations.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { asObject } from '../http/Call.ts';

/** Fields of the rows that name records of other tables. */
const referencesOf = (catalog: SchemaCatalog, rows: string): readonly RelatedReference[] => {
  const { world } = catalog.views;
  const asSource = world.table(rows);
  return (catalog.table(rows)?.fields ?? []).flatMap(({ field, title, writeOnly }) => {
    const link = asSource === undefined || writeOnly ? undefined : recordLink(world, asSource, field);
    const isKey = link !== undefined && link.field === catalog.table(link.table)?.key;
    return link !== undefined && isKey ? [{ rows, field, title, to: link.table }] : [];
  });
};

/** What the table itself declares, as JSON. */
const shippedOf = (catalog: SchemaCatalog, name: string): JsonObject => {
  const { links, effects, effective } = catalog.source.bundle.tables.get(name) ?? {};
  const said = { ...(links && { links }), ...(effects && { effects }), ...(effective && { effective }) };
  return said as unknown as JsonObject; // as written in a file or published: JSON
};

/** `GET /api/jig/relations`: every document table with its links, effects, and what is published over them. */
export const relatedTables = async ({ context: { catalog, db } }: UserCall): Promise<Answer<Relations>> => {
  const published = new Map(
    (await overlaysInForce(db)).flatMap(({ kind, name, version, patch }) =>
      kind === relationsKind.name ? [[name, { version, patch: asObject(patch) }] as const] : [],
    ),
  );
  const tables = catalog.views.stored.flatMap((name): readonly RelatedTable[] => {
    const main = catalog.table(name);
    if (main === undefined || main.serverOnly || catalog.mainsOf(name).length > 0) return [];
    const own = published.get(name);
    return [
      {
        ...{ table: name, title: main.cnName, isAudited: isAudited(main), isClosable: isClosable(main) },
        details: main.details.map(({ table, cnName }) => ({
          table,
          title: cnName ?? catalog.table(table)?.cnName ?? table,
        })),
        references: [name, ...main.details.map(({ table }) => table)].flatMap((rows) =>
          referencesOf(catalog, rows),
        ),
        titles: Object.fromEntries(
          [...(main.links ?? []), ...(main.effects ?? [])].map((one) => [one.name, one.title]),
        ),
        shipped: shippedOf(catalog, name),
        ...(own?.patch !== undefined && { own: own.patch }),
        version: own?.version ?? 0,
      },
    ];
  });
  return succeed(null, { tables });
};
