import type { Liveness } from '../../runtime/wire/operator/Liveness.ts';
import { operatorEndpoints as endpoints } from '../../runtime/wire/operator/operatorEndpoints.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { plain } from '../http/Answer.ts';
import { publicRoute, type Route } from '../http/Route.ts';

/** Milliseconds each part may take to answer. */
const patience = 800;

/** Parts that keep this process from serving: `database`, or `files` when the disk takes no writes. */
async function missingParts({
  db,
  fileStore,
}: Pick<ServerContext, 'db' | 'fileStore'>): Promise<readonly string[]> {
  const [database, files] = await Promise.all([soon(db.ready()), soon(fileStore.isWritable())]);
  return [...(database ? [] : ['database']), ...(files ? [] : ['files'])];
}

/** The answer; false when it fails or takes too long. */
async function soon(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([answer.catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Routes for operators: liveness and readiness of the process, and the published JSON Schemas. */
export const healthRoutes: readonly Route[] = [
  publicRoute(endpoints.health, async () => plain<Liveness>({ status: 'ok' })),
  publicRoute(endpoints.ready, async ({ context }) => {
    const missing = await missingParts(context);
    return missing.length === 0 ? plain({ status: 'ready' }) : plain({ status: 'not ready', missing }, 503);
  }),
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
