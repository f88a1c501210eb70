import type { Json } from '../../runtime/model/schema/Json.ts';
import type { Done } from './Done.ts';

interface Answered {
  readonly status?: boolean;
  readonly message?: string | null;
  readonly data?: { readonly token?: string; readonly issues?: readonly { path: string; message: string }[] };
}

const post = async (url: string, body: object, token?: string): Promise<Answered> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answered;
};

/** Sends entries to a running server, signed in as `user`. */
export const importOverHttp = async (
  entries: readonly Json[],
  options: {
    readonly url: string;
    readonly user: string;
    readonly password: string;
    readonly isDry: boolean;
    readonly isConfirmed: boolean;
  },
): Promise<Done> => {
  const base = options.url.replace(/\/$/, '');
  const login = await post(`${base}/api/user/login`, { userName: options.user, password: options.password });
  if (login.status !== true) return { ok: false, lines: [login.message ?? 'the login was refused'] };
  const body = { entries, dryRun: options.isDry, confirmed: options.isConfirmed };
  const done = await post(`${base}/api/builder/import`, body, login.data?.token);
  if (done.status === true) return { ok: true, lines: [done.message ?? ''] };
  const issues = done.data?.issues ?? [];
  return {
    ok: false,
    lines: issues.length === 0 ? [done.message ?? ''] : issues.map((one) => `${one.path} ${one.message}`),
  };
};
