import { plain } from '../http/Answer.ts';
import { publicRoute, type Route } from '../http/Route.ts';

/** Calls of operators (contract section 3): the process lives; the database answers. */
export const healthRoutes: readonly Route[] = [
  publicRoute('GET', '/healthz', async () => plain({ status: 'ok' })),
  publicRoute('GET', '/readyz', async ({ context }) => {
    const isReady = await context.db.ready().catch(() => false);
    return isReady ? plain({ status: 'ready' }) : plain({ status: 'not ready', missing: ['database'] }, 503);
  }),
  publicRoute('GET', '/schemas/:file', async (call) => {
    const text = call.context.metaSchemas.get(call.params.file ?? '');
    return text === undefined
      ? { status: 404, body: { message: call.say('server.unknownPath', { path: call.path }) } }
      : {
          status: 200,
          body: JSON.parse(text) as unknown,
          headers: { 'content-type': 'application/schema+json', 'access-control-allow-origin': '*' },
        };
  }),
];
