import type { User } from '../../runtime/model/access/User.ts';
import type { FurtherPage } from '../../runtime/model/schema/FurtherPage.ts';
import { withheldOn } from '../access/withheldFields.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { catalogIn } from '../catalog/TranslatedCatalog.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';

/** Users as pages see them, so that what is cached by user stays. */
const seen = new WeakMap<User, WeakMap<FurtherPage, User>>();

/** Users by what pages make of them. */
const before = new WeakMap<User, User>();

/** The user with the rights of the page in place of those of its table, and without the fields that it withholds. */
const userOf = (catalog: SchemaCatalog, user: User, page: FurtherPage, table: string): User => {
  const known = seen.get(user) ?? new WeakMap<FurtherPage, User>();
  seen.set(user, known);
  const made = known.get(page);
  if (made !== undefined) return made;
  const grants = new Map(user.grants);
  const given = user.grants.get(page.api.toLowerCase());
  if (given === undefined) grants.delete(table.toLowerCase());
  else grants.set(table.toLowerCase(), given);
  const fieldRights = new Map(user.fieldRights);
  const main = page.of === undefined ? undefined : catalog.pageOfApi(page.of);
  for (const one of [page, ...(main === undefined ? [] : [main])]) {
    const hidden = withheldOn(one).map((field) => [field, { show: 0 as const }] as const);
    const name = (one.table ?? table).toLowerCase();
    if (hidden.length > 0) fieldRights.set(name, { ...fieldRights.get(name), ...Object.fromEntries(hidden) });
  }
  const through: User = { ...user, grants, fieldRights };
  known.set(page, through);
  before.set(through, before.get(user) ?? user);
  return through;
};

/**
 * The call with what a further page over a table gives: its rights in place of the table's, its rows, fields and fixed values.
 * Undefined: the table of the page is gone.
 */
export const throughPage = <C extends TransactionCall>(
  call: C,
  page: FurtherPage,
): { readonly call: C; readonly table: string } | undefined => {
  const { catalog } = call.context;
  const table = catalog.nameOf(page.table ?? '');
  if (table === undefined) return undefined;
  return {
    table,
    call: {
      ...call,
      page,
      user: userOf(catalog, call.user, page, table),
      context: { ...call.context, catalog: catalog.through(page) },
    },
  };
};

/** The call with the rights, rows and fields of tables in place of those of the further page that it came through. */
export const withoutPage = <C extends TransactionCall>(call: C): C =>
  call.page === undefined
    ? call
    : {
        ...call,
        page: undefined,
        user: before.get(call.user) ?? call.user,
        context: { ...call.context, catalog: catalogIn(call.context.catalog.whole, call.locale) },
      };
