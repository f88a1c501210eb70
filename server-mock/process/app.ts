import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { getPath } from 'hono/utils/url';
import { text } from '../../runtime/model/messages/index.ts';
import { isApiPath } from '../../runtime/wire/apiPath.ts';
import { identify, isUnattended } from '../access/authenticate.ts';
import { contextIn } from '../context/contextIn.ts';
import { contextOfCall } from '../context/contextOfCall.ts';
import { contextReadingMuch } from '../context/contextReadingMuch.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { underWay } from '../heavy/callsUnderWay.ts';
import { type Answer, fail, refuse } from '../http/Answer.ts';
import { answerOf } from '../http/answerOf.ts';
import type { UserCall } from '../http/Call.ts';
import { isReservedPath, normalPath } from '../http/normalPath.ts';
import { Refusal } from '../http/Refusal.ts';
import { bodyRulesOf, type Route } from '../http/Route.ts';
import { RouteTable } from '../http/RouteTable.ts';
import { localeOf, readCall } from '../http/readCall.ts';
import { jsonTextOf, responseOf } from '../http/responseOf.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { CallInHand } from '../log/CallInHand.ts';
import { calledThrough } from './calledThrough.ts';
import { refusalByRight } from './refusalByRight.ts';

/** Server-specific parts of a request, and operations on its connection. */
export interface Port {
  /** The caller's address. */
  readonly address?: string | undefined;
  /** Closes the connection. */
  readonly drop?: () => void;
  /** Sends a complete text answer without `Response`, which costs more than the answer itself; false: not possible. */
  readonly send?: (status: number, headers: Readonly<Record<string, string>>, text: string) => boolean;
}

/** The application as a function from request to response. Used by a server, a test or a desktop shell. */
export interface App {
  /** Never rejects. Undefined: `port.send` sent the answer. */
  answer(request: Request, port: Port): Promise<Response | undefined>;
  /** `address` is the caller's. Never rejects. */
  fetch(request: Request, address?: string): Promise<Response>;
}

interface Bindings {
  Bindings: {
    readonly address: string;
    readonly requestId: string;
    readonly path: string;
    readonly port: Port;
  };
}

/** Placeholder for an answer that `Port.send` sent. */
const alreadySent = new Response(null);

const requestIdShape = /^[A-Za-z0-9._-]{1,64}$/;

/** The answer of a call; a refusal that it did not answer itself in words for the caller. */
const answered = async (answer: Promise<Answer>, call: UserCall): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
};

/** Creates the application from a context. Converts errors to answers without SQL or stack traces. */
export const createApp = (context: ServerContext): App => {
  // Matches API paths in lower case without copying the request.
  const app = new Hono<Bindings>({
    getPath: (request, options) => options?.env?.path ?? pathOf(request),
    router: new RouteTable(),
  });

  const serve = async (route: Route, c: Context<Bindings>, hand: CallInHand): Promise<Answer> => {
    const request = c.req.raw;
    if (route.needsPerson && (await isUnattended(context, c.req.header('authorization'))))
      return refuse('403', text('server.needsPerson', localeOf(request)));
    const session =
      route.access === 'user' ? await identify(context, c.req.header('authorization')) : undefined;
    if (session !== undefined) hand.caller = { userId: session.user.id, session: session.claims.session };
    if (route.access === 'user' && session === undefined)
      return fail(401, text('server.notSignedIn', localeOf(request)));
    if (route.access === 'user' && session?.mustChangePassword && route.beforePasswordChange !== true)
      return refuse('403', text('shell.passwordMustChange', localeOf(request)), {
        mustChangePassword: true,
      });
    if (route.access === 'user' && session?.looker !== undefined && !route.isForLookers)
      return refuse('403', text('server.onlyLooking', localeOf(request), { role: session.user.realName }));
    const { address, requestId, port } = c.env;
    const read = await readCall(
      (route.readsMuch ? contextReadingMuch : contextOfCall)(contextIn(context, localeOf(request)), hand),
      request,
      { path: c.req.path, params: c.req.param(), address, requestId, drop: port.drop },
      bodyRulesOf(route),
    );
    if ('refused' in read) return read.refused;
    if (route.access === 'public') return route.run(read.call);
    if (session === undefined) return fail(401, read.call.say('server.notSignedIn'));
    const { user, looker, token } = session;
    const through = calledThrough({ ...read.call, user, token, ...(looker && { looker }) }, route.names);
    if ('refused' in through) return through.refused;
    const { call } = through;
    const answer = refusalByRight(call, route.right) ?? (await answered(route.run(call), call));
    const marked = { 'x-jig-schemas': context.catalog.published, ...answer.headers };
    if (!context.tokens.isAgeing(session.claims)) return { ...answer, headers: marked };
    return { ...answer, headers: { ...marked, vol_exp: '1' } };
  };

  const tell = (hand: CallInHand, status: number): void => {
    const end = { status, millis: performance.now() - hand.since };
    for (const { calls } of context.workWatches) calls.answered(hand, end);
  };

  const bounded = async (route: Route, c: Context<Bindings>): Promise<Response> => {
    const { requestId } = c.env;
    const { method, path } = route;
    const hand: CallInHand = { requestId, method, route: path, since: performance.now() };
    for (const { calls } of context.workWatches) calls.began(hand);
    try {
      const answer = await serve(route, c, hand);
      const millis = Math.round(performance.now() - hand.since);
      context.log.info(
        { requestId, method: c.req.method, path: c.req.path, status: answer.status, millis },
        'answered',
      );
      tell(hand, answer.status);
      if (answer.events !== undefined) return streamed(c, answer, answer.events);
      return sent(answer, c.env) ? alreadySent : responseOf(answer);
    } catch (error) {
      const answer = answerOf(error, localeOf(c.req.raw), requestId);
      context.log.error({ requestId, method: c.req.method, path: c.req.path, err: error }, 'failed');
      tell(hand, answer.status);
      return Response.json(answer.body, { status: answer.status });
    }
  };

  for (const route of context.routes) app.on(route.method, route.path, (c) => bounded(route, c));
  app.all('*', async (c) =>
    isReservedPath(decodedPath(c.req.path))
      ? refuseUnknown(c)
      : ((await context.files?.(c.req.raw)) ?? c.body(null, 404)),
  );
  app.onError((error, c) => {
    const { requestId } = c.env;
    context.log.error({ requestId, method: c.req.method, path: c.req.path, err: error }, 'failed');
    const answer = answerOf(error, localeOf(c.req.raw), requestId);
    return Response.json(answer.body, { status: answer.status });
  });

  const answer = async (request: Request, port: Port): Promise<Response | undefined> => {
    const asked = request.headers.get('x-request-id');
    const requestId = asked !== null && requestIdShape.test(asked) ? asked : randomUUID();
    const sentPath = pathOf(request);
    const matched = isApiPath(sentPath) ? request : normalRequest(request);
    const path = matched === request ? sentPath : pathOf(matched);
    const address = context.proxies.clientOf(
      port.address ?? 'unknown',
      request.headers.get('x-forwarded-for'),
    );
    const response = await underWay(() => app.fetch(matched, { address, requestId, path, port }));
    if (response === alreadySent) return undefined;
    const { headers } = response;
    for (const [name, value] of Object.entries(headersOfAll(path, requestId)))
      if (name === 'x-request-id' || !headers.has(name)) headers.set(name, value);
    return response;
  };

  return {
    answer,
    fetch: async (request, address) => (await answer(request, { address })) ?? alreadySent,
  };
};

/** Headers of every answer. Headers of the answer itself override them, except the id. */
const headersOfAll = (path: string, requestId: string): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  ...(isApiPath(path) ? { 'cache-control': 'no-store' } : {}),
  'x-request-id': requestId,
});

/** Sends a JSON answer through the port; false: not JSON, or the port cannot. */
const sent = (answer: Answer, { path, requestId, port }: Bindings['Bindings']): boolean => {
  const text = port.send === undefined ? undefined : jsonTextOf(answer);
  if (text === undefined) return false;
  const headers = {
    ...headersOfAll(path, requestId),
    'content-type': 'application/json',
    ...answer.headers,
    'x-request-id': requestId,
  };
  return port.send?.(answer.status, headers, text) === true;
};

const streamed = (
  c: Context<Bindings>,
  { headers }: Answer,
  write: NonNullable<Answer['events']>,
): Response => {
  const response = streamSSE(c, write);
  for (const [name, value] of Object.entries(headers ?? {})) response.headers.set(name, value);
  // A buffering proxy would hold back every event.
  response.headers.set('x-accel-buffering', 'no');
  return response;
};

/** Path for route matching. */
const pathOf = (request: Request): string => normalPath(getPath(request));

/** Decodes escapes such as `%2F`; returns a path that cannot be decoded unchanged. */
const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const refuseUnknown = (c: Context<Bindings>): Response => {
  const answer = fail(404, text('server.unknownPath', localeOf(c.req.raw), { path: c.req.path }));
  return Response.json(answer.body, { status: answer.status });
};

/** The request with the path for route matching. */
const normalRequest = (request: Request): Request => {
  const url = new URL(request.url);
  const path = normalPath(url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  return new Request(url, request);
};
