import { menu as menuKind } from '../../runtime/model/check/kinds/menu.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type {
  BatchChange,
  MenuGrant,
  PublishAllBody,
  PublishedBatch,
} from '../../runtime/wire/schemas/SchemaVersion.ts';
import { grantMenus } from '../accounts/grantMenus.ts';
import { loadOverlays, overlaysInForce } from '../catalog/versions.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asObject, asText, type Sent, sentBody, type UserCall } from '../http/Call.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Publication } from '../publishing/planPublication.ts';
import { publishAllWithin } from '../publishing/publish.ts';

/** Changes of one batch. */
const most = 20;

/** The items of a list; undefined when one is not readable. */
const readAll = <T>(
  list: Json | undefined,
  readOne: (item: Json) => T | undefined,
): readonly T[] | undefined => {
  const items = asList(list ?? []);
  const read = items?.flatMap((item) => readOne(item) ?? []);
  return read?.length === items?.length ? read : undefined;
};

const readChange = (item: Json): Publication | undefined => {
  const { kind, name, patch, over, note } = (asObject(item) ?? {}) as Sent<BatchChange>;
  const [kindText, nameText, patchObject, noteText] = [
    asText(kind),
    asText(name),
    asObject(patch),
    asText(note),
  ];
  if (kindText === undefined || nameText === undefined || patchObject === undefined) return undefined;
  if (typeof over !== 'number') return undefined;
  return {
    kind: kindText,
    name: nameText,
    patch: patchObject,
    over,
    ...(noteText !== undefined && { note: noteText }),
  };
};

const readGrant = (item: Json): MenuGrant | undefined => {
  const { menuId, roleIds, actions } = (asObject(item) ?? {}) as Sent<MenuGrant>;
  const roles = readAll(roleIds, (one) => (Number.isInteger(one) ? Number(one) : undefined));
  const names = readAll(actions, (one) => (typeof one === 'string' ? one : undefined));
  return typeof menuId !== 'number' || roles === undefined || names === undefined
    ? undefined
    : { menuId, roleIds: roles, actions: names };
};

/**
 * `POST /api/jig/schema/publishAll`: publishes several changes together or not at all, with rights of roles on the lines of
 * the menu among them.
 */
export const publishAll = async (call: UserCall): Promise<Answer<PublishedBatch>> => {
  const body = sentBody<PublishAllBody>(call);
  const changes = readAll(body.changes, readChange);
  const grants = readAll(body.grants, readGrant);
  if (changes === undefined || grants === undefined || changes.length === 0 || changes.length > most)
    return refuse('422', call.say('server.paramsIncomplete'));
  const lines = new Set(changes.flatMap(({ kind, name }) => (kind === menuKind.name ? [name] : [])));
  if (grants.some(({ menuId }) => !lines.has(String(menuId))))
    return refuse('422', call.say('server.paramsIncomplete'));
  const { db, catalog } = call.context;
  try {
    const { versions } = await db.transaction(
      async (tx) => {
        const published = await publishAllWithin(tx, call.context, changes, call.user);
        if (!published.ok) throw new Refusal(issuesAnswer(call, published.issues));
        const refused = await grantMenus(tx, call, catalog.trial(await overlaysInForce(tx)), grants);
        if (refused.length > 0) throw new Refusal(issuesAnswer(call, refused));
        return published;
      },
      { timeout: 0 },
    );
    await loadOverlays(call.context);
    if (grants.length > 0) call.context.changes.bump(['Sys_RoleAuth', 'Sys_Log']);
    return succeed(call.say('server.saved'), { versions });
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
};
