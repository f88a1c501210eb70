import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { printKind, printsOf } from '../../../runtime/model/schema/PrintSchema.ts';
import type { DesignedTemplate, PrintDesigns, PrintTable } from '../../../runtime/wire/print/PrintDesign.ts';
import { overlaysInForce } from '../../catalog/versions.ts';
import { dictionary } from '../../dictionaries/options.ts';
import { type Answer, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { printCatalogs } from './printCatalogs.ts';

/** Maximum roles offered. */
const mostRoles = 500;

/** Tables whose records are documents of their own, not rows of others. */
const printedTables = ({ context: { catalog } }: UserCall): readonly PrintTable[] =>
  catalog.views.stored.flatMap((name) => {
    const table = catalog.table(name);
    return table === undefined || table.serverOnly || catalog.mainsOf(name).length > 0
      ? []
      : [{ table: name, title: table.cnName }];
  });

/** `GET /api/jig/prints`: the templates in force, the catalogues and roles, and the tables whose documents can be printed. */
export const printDesigns = async (call: UserCall): Promise<Answer<PrintDesigns>> => {
  const { catalog, db } = call.context;
  const versions = new Map(
    (await overlaysInForce(db)).flatMap(({ kind, name, version }) =>
      kind === printKind ? [[name, version] as const] : [],
    ),
  );
  const shown = printsOf(catalog.bundle);
  const templates = [...printsOf(catalog.source.bundle)].map(
    ([name, schema]): DesignedTemplate => ({
      ...{ name, table: schema.table, title: shown.get(name)?.title ?? schema.title },
      version: versions.get(name) ?? 0,
      isShipped: catalog.source.isShipped(printKind, name),
      schema: schema as unknown as JsonObject, // read from a file or published: JSON
    }),
  );
  const roles = await dictionary(call, 'roles', { limit: mostRoles });
  return succeed(null, {
    ...{ templates, catalogs: await printCatalogs(call), tables: printedTables(call) },
    roles: roles?.data.map(({ value }) => value) ?? [],
  });
};
