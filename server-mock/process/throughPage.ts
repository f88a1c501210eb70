import type { User } from '../../runtime/model/access/User.ts';
import type { FurtherPage } from '../../runtime/model/schema/FurtherPage.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { UserRight } from '../../runtime/wire/Right.ts';
import { asText, bodyObject, type UserCall } from '../http/Call.ts';

/** Parameters of a query that name a table, lower case. */
const asking: readonly string[] = ['tablename', 'table', 'name', 'worktable', 'workitemname'];
/** Members of a body that name a table, lower case. */
const sending: readonly string[] = asking.filter((member) => member !== 'name');

/** Rights of calls about one table. Others may name a table as data. */
const aboutTable: ReadonlySet<UserRight['by']> = new Set(['table', 'document', 'user']);

const isOf = (names: readonly string[], member: string): boolean => names.includes(member.toLowerCase());

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

/** The page whose API name the call says: in its path, its query or its body. */
const pageNamed = (call: UserCall): FurtherPage | undefined => {
  const { catalog } = call.context;
  const body = Object.entries(bodyObject(call)).flatMap(([member, value]) =>
    isOf(sending, member) ? (asText(value) ?? []) : [],
  );
  const said = [call.params.table, ...asking.map((member) => call.query(member)), ...body];
  for (const name of said) {
    const page = name === undefined ? undefined : catalog.pageOfApi(name);
    if (page !== undefined) return page;
  }
  return undefined;
};

/**
 * A call that names the API of a further page over a table, as a call about that table with what the page gives: its rights
 * in place of the table's, its rows, fields and fixed values. So no operation knows that a table has several pages. Any other
 * call stays as it is.
 */
export const throughPage = (call: UserCall, right: UserRight): UserCall => {
  const page = aboutTable.has(right.by) ? pageNamed(call) : undefined;
  const { catalog } = call.context;
  const table = catalog.nameOf(page?.table ?? '');
  if (page === undefined || table === undefined) return call;
  const api = page.api.toLowerCase();
  const real = <Said>(said: Said): Said | string =>
    typeof said === 'string' && said.toLowerCase() === api ? table : said;
  const members: JsonObject = bodyObject(call);
  const named = Object.entries(members).filter(([member]) => isOf(sending, member));
  return {
    ...call,
    page,
    user: userOf(call.user, page.api, table),
    context: { ...call.context, catalog: catalog.through(page) },
    params: {
      ...call.params,
      ...(call.params.table === undefined ? {} : { table: real(call.params.table) }),
    },
    query: (member) => (isOf(asking, member) ? real(call.query(member)) : call.query(member)),
    body:
      named.length === 0
        ? call.body
        : { ...members, ...Object.fromEntries(named.map(([member, value]) => [member, real(value)])) },
  };
};
