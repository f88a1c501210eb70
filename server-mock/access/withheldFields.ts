import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { openPages } from './openPages.ts';

/** Fields of its table that are not for the roles of a page. */
export const withheldOn = ({ fields = [] }: Pick<PageSchema, 'fields'>): readonly string[] =>
  fields.filter(({ show }) => show === 0).map(({ field }) => field);

/**
 * Fields that a user may not read of a table beyond what roles say: who opens further pages over it only, and not the table
 * itself, reads no field that one of them withholds.
 */
export const withheldFields = (
  catalog: Pick<SchemaCatalog, 'pagesOver'>,
  user: User,
  table: string,
): ReadonlySet<string> =>
  user.isSuperAdmin || isGranted(user, 'Search', table)
    ? new Set()
    : new Set(openPages(catalog, user, table).flatMap(withheldOn));
