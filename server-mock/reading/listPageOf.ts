import { pageKind } from '../../runtime/model/check/pageKinds/pageKinds.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/** The page that lists a table as a whole; undefined: it has none. */
export const listPageOf = (catalog: SchemaCatalog, table: string): PageSchema | undefined =>
  catalog.bundle.pages.find(
    (one) =>
      pageKind(one)?.lists === true &&
      one.api === undefined &&
      one.table !== undefined &&
      catalog.nameOf(one.table) === table,
  );
