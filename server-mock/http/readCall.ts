import { text } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Answer } from './Answer.ts';
import { fail } from './Answer.ts';
import type { Call, CallContext } from './Call.ts';
import type { BodyRules } from './Route.ts';
import { type BodyFault, readBody } from './readBody.ts';

/** HTTP status and message of each body fault. */
const faults = {
  unreadable: { status: 400, message: 'server.bodyUnreadable' },
  'forbidden-key': { status: 400, message: 'server.bodyForbiddenKey' },
  'too-large': { status: 413, message: 'server.bodyTooLarge' },
  'form-too-large': { status: 413, message: 'server.formTooLarge' },
  'too-deep': { status: 413, message: 'server.bodyTooDeep' },
  'too-many-files': { status: 413, message: 'server.tooManyFiles' },
  'too-many-nodes': { status: 413, message: 'server.bodyTooMany' },
} as const satisfies Record<BodyFault, { status: number; message: string }>;

/**
 * Language that the browser side sends. `Accept-Language` is ignored: the user may have chosen another one.
 */
export const localeOf = (request: Request): Locale =>
  request.headers.get('x-locale') === 'en' ? 'en' : 'zh';

/** Parts of a request besides its body. */
export interface Arrival {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly address: string;
  readonly drop?: (() => void) | undefined;
}

const noQuery = { search: '', searchParams: new URLSearchParams() } as const;

const unread = { ok: true, value: null, text: '', files: [] } as const;

/** Converts a request into a call, or refuses its body. */
export const readCall = async (
  context: CallContext,
  request: Request,
  arrival: Arrival,
  rules: BodyRules,
): Promise<{ readonly call: Call } | { readonly refused: Answer<never> }> => {
  const locale = localeOf(request);
  const { bytes, uploads } = rules;
  const body = uploads === 'unread' ? unread : await readBody(request, bytes, uploads);
  if (!body.ok) {
    const { status, message } = faults[body.fault];
    return { refused: fail(status, text(message, locale)) };
  }
  const queries = new Map<string, string>();
  const { search, searchParams } = request.url.includes('?') ? new URL(request.url) : noQuery;
  for (const [name, value] of searchParams) {
    const key = name.toLowerCase();
    if (!queries.has(key)) queries.set(key, value);
  }
  const call: Call = {
    context,
    method: request.method,
    ...arrival,
    drop: arrival.drop ?? (() => undefined),
    body: body.value,
    // Votes carry their parameters in the query, so the idempotency check must compare it too.
    bodyText: search === '' ? body.text : `${search}\n${body.text}`,
    files: body.files ?? [],
    ...(uploads === 'unread' ? { stream: request.body } : {}),
    query: (name) => queries.get(name.toLowerCase()),
    queryAll: (name) =>
      [...searchParams].flatMap(([key, value]) => (key.toLowerCase() === name.toLowerCase() ? [value] : [])),
    header: (name) => request.headers.get(name) ?? undefined,
    locale,
    say: (key, params) => text(key, locale, params),
  };
  return { call };
};
