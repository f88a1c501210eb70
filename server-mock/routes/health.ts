import type { Liveness } from '../../runtime/wire/operator/Liveness.ts';
import { operatorEndpoints as endpoints } from '../../runtime/wire/operator/operatorEndpoints.ts';
import { plain } from '../http/Answer.ts';
import { publicRoute, type Route } from '../http/Route.ts';
import { readiness } from './readiness.ts';

/** Routes for operators: liveness and readiness of the process, and the published JSON Schemas. */
export const healthRoutes: readonly Route[] = [
  publicRoute(endpoints.health, async () => plain<Liveness>({ status: 'ok' })),
  publicRoute(endpoints.ready, async (call) =>
    call.context.events.isClosed ? plain({ status: 'stopping' }, 503) : readiness(call),
  ),
  publicRoute(endpoints.schema, async (call) => {
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
