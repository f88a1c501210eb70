/** A signed-in user of a running product. */
export interface SignedUser {
  readonly base: string;
  readonly token: string;
}

const sessionOf = async (
  base: string,
  userName: string,
  password = 'jig-demo',
): Promise<{ readonly token: string }> => {
  const response = await fetch(`${base}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data;
};

/** Signs in, with the password of the demo accounts unless told. */
export const signIn = async (base: string, userName: string, password?: string): Promise<SignedUser> => {
  const { token } = await sessionOf(base, userName, password);
  return { base, token };
};

/** What the browser keeps under `user` of a user who is signed in. */
export const signedSession = async (base: string, userName: string): Promise<string> =>
  JSON.stringify(await sessionOf(base, userName));

/** Posts JSON. Throws unless the status is 2xx. */
export const post = async ({ base, token }: SignedUser, path: string, body: object): Promise<Response> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`bench: ${path} answered ${response.status} ${await response.text()}`);
  return response;
};

/** Milliseconds to load one page of orders completely. */
export async function page(user: SignedUser): Promise<number> {
  const start = performance.now();
  const response = await post(user, '/api/Production_SalesOrder/Page', { page: 1, rows: 30, wheres: '[]' });
  await response.text();
  return performance.now() - start;
}

export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
