import { menu as menuKind } from '../../runtime/model/check/kinds/menu.ts';
import { page as pageKind } from '../../runtime/model/check/kinds/page.ts';
import { menuOfPage } from '../../runtime/model/schema/menuOfPage.ts';
import { composedKinds, type DesignedPage, type PageDesigns } from '../../runtime/wire/pages/PageDesign.ts';
import { menuPlaces } from '../accounts/menuPlaces.ts';
import { askedTables } from '../catalog/askedTables.ts';
import { publicationsOf } from '../catalog/publicationsOf.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';

const isComposed = (kind: string): boolean => composedKinds.some((one) => one === kind);

/** `GET /api/jig/pages/designs`: the reports and calendars in force, and what new ones may stand over and where. */
export const pageDesigns = async ({ context }: UserCall): Promise<Answer<PageDesigns>> => {
  const { catalog, db } = context;
  const { source } = catalog;
  const published = await publicationsOf(db, pageKind.name);
  const lines = await publicationsOf(db, menuKind.name);
  const shown = new Map(catalog.bundle.pages.map((page) => [page.path, page] as const));
  const pages = source.bundle.pages.flatMap((schema): readonly DesignedPage[] => {
    const { path, table } = schema;
    const known = table === undefined ? undefined : catalog.table(table);
    if (!isComposed(schema.page) || known === undefined) return [];
    const publication = published.get(path);
    const written = menuOfPage(schema, source.bundle.menus);
    const said = menuOfPage(schema, catalog.bundle.menus)?.name;
    return [
      {
        name: path,
        title: shown.get(path)?.title ?? said ?? known.cnName,
        tableTitle: known.cnName,
        version: publication?.version ?? 0,
        isShipped: source.isShippedPage(path),
        ...(publication && { publishedBy: publication.userName, publishedAt: publication.at }),
        ...(written && { line: { version: lines.get(String(written.id))?.version ?? 0, menu: written } }),
        schema,
      },
    ];
  });
  return succeed(null, { pages, tables: askedTables(catalog), ...(await menuPlaces(context)) });
};
