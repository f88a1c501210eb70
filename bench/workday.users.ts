import { setTimeout as wait } from 'node:timers/promises';
import { p95, type SignedUser, signIn } from './signedUser.ts';

const table = 'Production_SalesOrder';
const firstPassword = 'jig-first-1';

/** What a crowd of users did. */
export interface Workday {
  /** Milliseconds of each answered call, by step. */
  readonly taken: Readonly<Record<StepName, number[]>>;
  /** What was not answered as it must be, in words. */
  readonly errors: string[];
}

/** What the users of one product share. */
interface Desk {
  /** Orders that wait for a vote. */
  readonly waiting: number[];
  /** The latest order of each user. */
  readonly own: Map<User, SavedOrder>;
}

interface SavedOrder {
  readonly data: Readonly<Record<string, unknown>>;
  readonly list: readonly Readonly<Record<string, unknown>>[];
}

/** A user with a number of its own. */
export interface User extends SignedUser {
  readonly number: number;
}

/** Posts JSON and reads the whole answer; throws unless it says that it did what it was asked for. */
async function ask(
  user: SignedUser,
  path: string,
  body: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` };
  const response = await fetch(user.base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Readonly<Record<string, unknown>>;
  // A page answers 0, a detail nothing.
  if (!response.ok || ![true, 0, undefined].includes(answer.status as boolean))
    throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer).slice(0, 200)}`);
  return answer;
}

const pageOf = (user: User): Promise<unknown> =>
  ask(user, `/api/${table}/Page`, { page: 1 + (user.number % 3), rows: 30, wheres: '[]' });

/** Steps of a user's work, each with the milliseconds that its slowest call took. */
const steps = {
  page: pageOf,
  open: (user: User, { own }: Desk) => {
    const key = own.get(user)?.data.SalesOrder_Id;
    return key === undefined
      ? pageOf(user)
      : ask(user, `/api/${table}/getDetailPage`, { value: String(key), page: 1, rows: 30 });
  },
  make: async (user: User, { own, waiting }: Desk) => {
    const answer = await ask(user, `/api/${table}/Add`, {
      mainData: { Customer_Id: 1, OrderDate: '2026-11-02', DeliveryDate: '2026-12-01', Currency: 'CNY' },
      detailData: [
        { Product_Id: 1, Qty: 1 + (user.number % 7) },
        { Product_Id: 2, Qty: 3 },
      ],
      delKeys: [],
    });
    const saved = answer.data as SavedOrder;
    own.set(user, saved);
    waiting.push(Number(saved.data.SalesOrder_Id));
  },
  vote: async (user: User, { waiting }: Desk) => {
    const key = waiting.shift();
    if (key === undefined) return pageOf(user);
    return ask(user, `/api/${table}/audit?auditStatus=1&auditReason=${encodeURIComponent('同意')}`, [key]);
  },
} as const satisfies Record<string, (user: User, desk: Desk) => Promise<unknown>>;

export type StepName = keyof typeof steps;

/** Steps of a user, one after the other: who sells makes an order in every seventh, who manages votes in every third. */
const rounds = {
  sales: ['page', 'page', 'open', 'page', 'make', 'open', 'page'],
  manager: ['page', 'vote', 'open'],
} as const satisfies Record<string, readonly StepName[]>;

/** Every fifth user is the manager, who has several windows open; the others sell, each with an account of their own. */
const nameOf = (number: number): keyof typeof rounds => (number % 5 === 4 ? 'manager' : 'sales');

/** Makes an account with the password of the demo accounts. The first password must be changed. Resolves with its name. */
async function newAccount(admin: SignedUser, account: string, roles: unknown): Promise<string> {
  await ask(admin, '/api/Sys_User/Add', {
    mainData: { UserName: account, UserTrueName: account, UserPwd: firstPassword, RoleIds: roles },
  });
  const own = await signIn(admin.base, account, firstPassword);
  await ask(own, '/api/User/modifyPwd', { oldPwd: firstPassword, newPwd: 'jig-demo' });
  return account;
}

async function rolesOf(admin: SignedUser, userName: string): Promise<unknown> {
  const { rows } = await ask(admin, '/api/Sys_User/getPageData', { page: 1, rows: 100 });
  const found = (rows as readonly Readonly<Record<string, unknown>>[]).find(
    (row) => row.UserName === userName,
  );
  return found?.RoleIds;
}

/** So many signed-in users. */
export async function openUsers(base: string, count: number): Promise<readonly User[]> {
  const users: User[] = [];
  const admin = await signIn(base, 'admin');
  const roles = await rolesOf(admin, 'sales');
  // One after the other: the server checks few passwords at a time.
  for (let number = 0; number < count; number += 1) {
    const name = nameOf(number);
    const account = name === 'manager' ? name : await newAccount(admin, `${name}${number}`, roles);
    users.push({ ...(await signIn(base, account)), number });
  }
  return users;
}

/** Users at steady work, each a step every `pause` milliseconds, until `isOver`. Each listens to events, as a browser does. */
export async function workOf(users: readonly User[], pause: number, isOver: () => boolean): Promise<Workday> {
  const day: Workday = { taken: { page: [], open: [], make: [], vote: [] }, errors: [] };
  const desk: Desk = { waiting: [], own: new Map() };
  const end = new AbortController();
  const start = performance.now();
  const one = async (user: User): Promise<void> => {
    const { number } = user;
    const listening = listen(user, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) day.errors.push(`events: ${String(error)}`);
    });
    const round: readonly StepName[] = rounds[nameOf(number)];
    for (let turn = number; !isOver(); turn += 1) {
      const due = start + (number * pause) / users.length + (turn - number) * pause;
      await wait(Math.max(0, due - performance.now()));
      const step = round[turn % round.length] ?? 'page';
      const began = performance.now();
      try {
        await steps[step](user, desk);
        day.taken[step].push(performance.now() - began);
      } catch (error) {
        day.errors.push(String(error));
      }
    }
    end.abort();
    await listening;
  };
  await Promise.all(users.map(one));
  return day;
}

async function listen({ base, token }: SignedUser, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const response = await fetch(`${base}/api/events`, { headers, signal });
  if (response.body === null) throw new Error(`no events: ${response.status}`);
  for await (const piece of response.body) void piece;
  throw new Error('the events ended');
}

/** How long the steps of a day took, in words. */
export const saidOf = ({ taken }: Workday): string =>
  Object.entries(taken)
    .map(([step, millis]) => `${step} ${millis.length} at ${p95(millis).toFixed(0)} ms`)
    .join(', ');
