import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { App } from './app.ts';

/** What is served. */
export type Served = Pick<App, 'answer'>;

export interface ServeOptions {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** `` or `/path`: only below it anything is served. */
  readonly basePath: string;
}

export interface Serving {
  readonly port: number;
  /** Stops accepting, lets requests in flight end for `grace` ms, then cuts what is left (event streams). */
  close(grace: number): Promise<void>;
}

/** Opens the port. Rejects with Node's error when it cannot (`EADDRINUSE`). */
export async function serve(app: Served, { host, port, basePath }: ServeOptions): Promise<Serving> {
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const inside = below(basePath, request);
      if (inside === undefined) return new Response(null, { status: 404, headers: securityHeaders });
      if (inside instanceof Response) return inside;
      const { incoming, outgoing } = bindings as HttpBindings;
      const { socket } = incoming;
      const response = await app.answer(inside, {
        address: socket.remoteAddress,
        drop: () => socket.destroy(),
        // Of an answer to HEAD only the headers are wanted, which Hono makes of a `Response`.
        ...(incoming.method === 'HEAD'
          ? {}
          : { send: (status, headers, text) => sent(outgoing, status, headers, text) }),
      });
      return response ?? RESPONSE_ALREADY_SENT;
    },
    overrideGlobalObjects: false,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (grace) =>
      new Promise((resolve) => {
        // A connection that is kept alive becomes idle when its answer is sent.
        const closeIdle = (): void => {
          if ('closeIdleConnections' in server) server.closeIdleConnections();
        };
        const timer = setInterval(closeIdle, 50);
        server.close(() => {
          clearInterval(timer);
          resolve();
        });
        closeIdle();
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), grace).unref();
      }),
  };
}

/** Writes an answer of one text at once; false when the connection is gone. */
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

/** The request as the application sees it, without the base path; a redirect for the base path itself. */
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
