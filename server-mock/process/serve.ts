import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { App } from './app.ts';

/** The application to serve. */
export type Served = Pick<App, 'answer'>;

export interface ServeOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** `` or `/path`; requests outside it get 404. */
  readonly basePath: string;
}

export interface Serving {
  readonly port: number;
  /** Answers calls for `millis` more, each as the last one of its connection, so that proxies and browsers go elsewhere. */
  drain(millis: number): Promise<void>;
  /**
   * Stops accepting connections and waits up to `grace` ms for running requests. Then closes the rest (event
   * streams).
   */
  close(grace: number): Promise<void>;
}

/**
 * Milliseconds that a connection without calls stays open: longer than a proxy keeps one (Caddy: 120 s). Where the server closes first,
 * a call may be sent in that moment and is lost; Node's own default is 5 seconds.
 */
const idleMillis = 130_000;

/** Opens the port. Rejects with Node's error when it cannot (`EADDRINUSE`). */
export async function serve(app: Served, { host, port, basePath }: ServeOptions): Promise<Serving> {
  let isDraining = false;
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const inside = below(basePath, request);
      if (inside === undefined) return new Response(null, { status: 404, headers: securityHeaders });
      if (inside instanceof Response) return inside;
      const { incoming, outgoing } = bindings as HttpBindings;
      const { socket } = incoming;
      if (isDraining) outgoing.shouldKeepAlive = false;
      const response = await app.answer(inside, {
        address: socket.remoteAddress,
        drop: () => socket.destroy(),
        // HEAD needs only headers, which Hono creates from a `Response`.
        ...(incoming.method === 'HEAD'
          ? {}
          : { send: (status, headers, text) => sent(outgoing, status, headers, text) }),
      });
      return response ?? RESPONSE_ALREADY_SENT;
    },
    overrideGlobalObjects: false,
    serverOptions: { keepAliveTimeout: idleMillis },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async drain(millis) {
      isDraining = true;
      if (millis > 0) await setTimeout(millis, undefined, { ref: false });
      await quietTurn();
    },
    close: (grace) =>
      new Promise((resolve) => {
        // A keep-alive connection becomes idle when its answer is sent.
        const closeIdle = (): void => {
          if ('closeIdleConnections' in server) server.closeIdleConnections();
        };
        const timer = setInterval(closeIdle, 50);
        server.close(() => {
          clearInterval(timer);
          resolve();
        });
        closeIdle();
        after(() => 'closeAllConnections' in server && server.closeAllConnections(), grace).unref();
      }),
  };
}

/** Turns of the event loop that a stop waits at most for a quiet one, and what counts as one, in milliseconds. */
const [mostTurns, quietMillis] = [1_000, 0.3];

/**
 * Waits for a turn of the event loop in which nearly nothing happened. All connections that had come by then were taken; the
 * system cuts those that come between it and the closing of the port.
 */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const began = performance.now();
    await setImmediate();
    if (performance.now() - began < quietMillis) return;
  }
}

/** Writes a complete text answer; false when the connection is closed. */
function sent(
  outgoing: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): boolean {
  if (outgoing.destroyed || outgoing.headersSent) return false;
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
  // As text: Node writes the head and the body at once.
  outgoing.end(text);
  return true;
}

/** Removes the base path from a request; redirects the base path itself. Undefined: outside the base path. */
function below(basePath: string, request: Request): Request | Response | undefined {
  if (basePath === '') return request;
  const url = new URL(request.url);
  if (url.pathname === basePath || url.pathname === '/') {
    return new Response(null, {
      status: 302,
      headers: { ...securityHeaders, location: `${basePath}/` },
    });
  }
  if (!url.pathname.startsWith(`${basePath}/`)) return undefined;
  url.pathname = url.pathname.slice(basePath.length);
  return new Request(url, request);
}
