import type { PublishBody, RestoreBody } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { schemaEndpoints as endpoints } from '../../runtime/wire/schemas/schemaEndpoints.ts';
import { history } from '../catalog/versions.ts';
import { refuse, succeed } from '../http/Answer.ts';
import { asObject, asText, sentBody } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { publishAll } from '../operations/publishAll.ts';
import { publish, restore } from '../publishing/publish.ts';

/** Routes for published schemas. */
export const schemaRoutes: readonly Route[] = [
  userRoute(endpoints.unfit, async (call) => succeed(null, call.context.catalog.unfit)),
  userRoute(endpoints.history, async (call) =>
    succeed(null, await history(call.context.db, call.query('kind') ?? '', call.query('name') ?? '')),
  ),
  userRoute(endpoints.publish, async (call) => {
    const body = sentBody<PublishBody>(call);
    const [kind, name, patch, note] = [
      asText(body.kind),
      asText(body.name),
      asObject(body.patch),
      asText(body.note),
    ];
    if (kind === undefined || name === undefined || patch === undefined)
      return refuse('422', call.say('server.paramsIncomplete'));
    const done = await publish(
      call.context,
      { kind, name, patch, ...(note === undefined ? {} : { note }) },
      call.user,
    );
    return done.ok
      ? succeed(call.say('server.saved'), { version: done.version })
      : issuesAnswer(call, done.issues);
  }),
  userRoute(endpoints.publishAll, publishAll),
  userRoute(endpoints.restore, async (call) => {
    const body = sentBody<RestoreBody>(call);
    const [kind, name, version] = [asText(body.kind) ?? '', asText(body.name) ?? '', Number(body.version)];
    const own = call.context.publishPlugs.find((plug) => plug.kind === kind);
    if (own?.restore !== undefined) return own.restore(call, name, version);
    const done = await restore(call.context, { kind, name, version }, call.user);
    if (done === undefined) return refuse('404', call.say('server.notFound'));
    return done.ok
      ? succeed(call.say('server.saved'), { version: done.version })
      : issuesAnswer(call, done.issues);
  }),
];
