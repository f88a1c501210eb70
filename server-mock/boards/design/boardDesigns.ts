import { boardKind, boardsOf } from '../../../runtime/model/boards/BoardSchema.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { BoardDesigns, DesignedBoard } from '../../../runtime/wire/boards/BoardDesign.ts';
import { askedTables } from '../../catalog/askedTables.ts';
import { publicationsOf } from '../../catalog/publicationsOf.ts';
import { dictionary } from '../../dictionaries/options.ts';
import { type Answer, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { pathOfBoard } from '../pathOfBoard.ts';

/** Maximum roles offered. */
const mostRoles = 500;

/** `GET /api/jig/board/designs`: the boards in force, the roles, and the tables and views that cards may ask. */
export const boardDesigns = async (call: UserCall): Promise<Answer<BoardDesigns>> => {
  const { catalog, db } = call.context;
  const published = await publicationsOf(db, boardKind);
  const shown = boardsOf(catalog.bundle);
  const paths = new Map(
    catalog.bundle.pages.flatMap(({ board, path }) => (board === undefined ? [] : [[board, path] as const])),
  );
  const boards = [...boardsOf(catalog.source.bundle)].map(([name, schema]): DesignedBoard => {
    const publication = published.get(name);
    const path = paths.get(name);
    return {
      ...{ name, title: shown.get(name)?.title ?? schema.title },
      version: publication?.version ?? 0,
      isShipped: catalog.source.isShipped(boardKind, name),
      ...(publication && { publishedBy: publication.userName, publishedAt: publication.at }),
      ...(path !== undefined && { path }),
      opens: pathOfBoard(call, name),
      schema: schema as unknown as JsonObject, // read from a file or published: JSON
    };
  });
  const roles = await dictionary(call, 'roles', { limit: mostRoles });
  return succeed(null, {
    ...{ boards, tables: askedTables(catalog) },
    roles: roles?.data.map(({ value }) => value) ?? [],
  });
};
