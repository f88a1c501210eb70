import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { FurtherPage } from '../../runtime/model/schema/FurtherPage.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/** The further pages over a table that a user may open, without those that limit their rows by another page. */
export const openPages = (
  catalog: Pick<SchemaCatalog, 'pagesOver'>,
  user: User,
  table: string,
): readonly FurtherPage[] =>
  catalog.pagesOver(table).filter(({ api, of }) => of === undefined && isGranted(user, 'Search', api));
