import type { User } from '../../runtime/model/access/User.ts';
import type { FurtherPage } from '../../runtime/model/schema/FurtherPage.ts';
import type { UserCall } from '../http/Call.ts';

/** Users as pages see them, so that what is cached by user stays. */
const seen = new WeakMap<User, Map<string, User>>();

/** The user with the rights of the page in place of those of its table. */
const userOf = (user: User, api: string, table: string): User => {
  const known = seen.get(user) ?? new Map<string, User>();
  seen.set(user, known);
  const made = known.get(api);
  if (made !== undefined) return made;
  const grants = new Map(user.grants);
  const given = user.grants.get(api.toLowerCase());
  if (given === undefined) grants.delete(table.toLowerCase());
  else grants.set(table.toLowerCase(), given);
  const through: User = { ...user, grants };
  known.set(api, through);
  return through;
};

/**
 * The call with what a further page over a table gives: its rights in place of the table's, its rows, fields and fixed values.
 * Undefined: the table of the page is gone.
 */
export const throughPage = (
  call: UserCall,
  page: FurtherPage,
): { readonly call: UserCall; readonly table: string } | undefined => {
  const { catalog } = call.context;
  const table = catalog.nameOf(page.table ?? '');
  if (table === undefined) return undefined;
  return {
    table,
    call: {
      ...call,
      page,
      user: userOf(call.user, page.api, table),
      context: { ...call.context, catalog: catalog.through(page) },
    },
  };
};
