import type { User } from '../../runtime/model/access/User.ts';
import { misshapen, refused } from '../../runtime/model/check/kinds/refusals.ts';
import type { SchemaKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { kindNamed } from '../../runtime/model/check/kinds/schemaKinds.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import type { PublishBody } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { ddlOfCatalog } from '../catalog/ddlOfCatalog.ts';
import type { Overlay } from '../catalog/Overlay.ts';
import { readVersion } from '../catalog/readVersion.ts';
import { loadOverlays, overlaysInForce } from '../catalog/versions.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { migrateWithin } from '../db/migrate.ts';
import { asObject } from '../http/Call.ts';
import { checkPublished } from './checkPublished.ts';
import { lockSchemas } from './lockSchemas.ts';
import { putInForce } from './putInForce.ts';
import { dropOverlays, type PublishedName, unfitSince, withoutNames } from './withdraw.ts';

/** A change to publish; its patch is not checked yet. */
export type Publication = Omit<PublishBody, 'patch'> & {
  readonly patch: Json;
  /** Number of the version in force that the change was made from; 0: none. Default: whichever it is. */
  readonly over?: number;
};

/** Published version, or the issues that prevented it. */
export type Published =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Published versions in the order of the changes, or the issues that prevented all of them. */
export type PublishedAll =
  | { readonly ok: true; readonly versions: readonly number[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

interface ReadChange {
  readonly what: Publication;
  readonly schemaKind: SchemaKind;
  readonly patch: JsonObject;
}

/** A change whose kind can be published; else its issues. */
const readChange = (what: Publication): ReadChange | { readonly issues: readonly Issue[] } => {
  const schemaKind = kindNamed(what.kind);
  const patch = asObject(what.patch);
  return schemaKind?.publishing === undefined || patch === undefined
    ? { issues: misshapen(what.kind, what.name) }
    : { what, schemaKind, patch };
};

/**
 * Publishes changes in the caller's transaction, including columns: all of them or none. Schemas that are `gone` leave with
 * them, so a table stops naming a dictionary in the same step in which that one goes. Fails with issues when one does not fit, fails the schema check, would lose data, or was made from another version than the one in force (`over`). The caller
 * calls `loadOverlays` after the commit. One publication at a time across processes, so that the checked schemas are those
 * in force.
 */
export const publishAllWithin = async (
  tx: Queryable,
  context: TransactionContext,
  whats: readonly Publication[],
  user: User,
  gone: readonly PublishedName[] = [],
): Promise<PublishedAll> => {
  const read = whats.map(readChange);
  const unread = read.flatMap((one) => ('issues' in one ? one.issues : []));
  if (unread.length > 0) return { ok: false, issues: unread };
  const changes = read.flatMap((one) => ('issues' in one ? [] : [one]));
  await lockSchemas(tx);
  const now = await overlaysInForce(tx);
  const isChange = (one: Overlay, { what }: ReadChange): boolean =>
    one.kind === what.kind && one.name === what.name;
  const moved = changes.filter((change) => {
    const { over } = change.what;
    return over !== undefined && (now.find((one) => isChange(one, change))?.version ?? 0) !== over;
  });
  if (moved.length > 0)
    return {
      ok: false,
      issues: moved.flatMap(({ what }) => refused('server.publishedMeanwhile', '', { name: what.name })),
    };
  const kept = withoutNames(now, gone);
  const others = kept.filter((one) => !changes.some((change) => isChange(one, change)));
  const made = changes.map(({ what: { kind, name }, patch }) => ({ kind, name, version: 0, patch }));
  const after = context.catalog.trial([...others, ...made]);
  const wrong = after.unfit.filter((one) =>
    changes.some(({ what }) => one.kind === what.kind && one.name === what.name),
  );
  if (wrong.length > 0) return { ok: false, issues: wrong.flatMap(({ issues }) => issues) };
  const unfit = gone.length === 0 ? [] : unfitSince(context.catalog, after);
  if (unfit.length > 0) return { ok: false, issues: unfit };
  const change = { inForce: context.catalog, without: context.catalog.trial(others), after };
  const broken = await checkPublished(
    context,
    change,
    changes.map(({ schemaKind, patch }) => [schemaKind, patch] as const),
  );
  if (broken.length > 0) return { ok: false, issues: broken };
  const { publishPlugs } = context;
  for (const plug of publishPlugs) {
    const taken = (await plug.check?.(tx, context, after)) ?? [];
    if (taken.length > 0) return { ok: false, issues: taken };
  }
  const plugOf = ({ what }: ReadChange) => publishPlugs.find(({ kind }) => kind === what.kind);
  const prepared: ReadChange[] = [];
  for (const one of changes) {
    const { what, patch } = one;
    const stored = await plugOf(one)?.prepare?.(tx, { context, name: what.name, patch });
    prepared.push(stored === undefined ? one : { ...one, patch: stored });
  }
  const migration = await migrateWithin(tx, ddlOfCatalog(after));
  if (!migration.ok) return migration;
  const versions: number[] = [];
  for (const one of prepared) {
    const { what, schemaKind, patch } = one;
    const by = { ...user, now: context.clock.now() };
    versions.push(await putInForce(tx, schemaKind, { ...what, patch }, by));
    await plugOf(one)?.follow?.(tx, { context, name: what.name, patch, user });
  }
  if (gone.length > 0) await dropOverlays(tx, gone);
  return { ok: true, versions };
};

/** Publishes one change in the caller's transaction. */
export const publishWithin = async (
  tx: Queryable,
  context: TransactionContext,
  what: Publication,
  user: User,
): Promise<Published> => {
  const done = await publishAllWithin(tx, context, [what], user);
  return done.ok ? { ok: true, version: done.versions[0] ?? 0 } : done;
};

/** Publishes a patch as the next version and applies it at once. The caller checks the right. */
export const publish = async (context: ServerContext, what: Publication, user: User): Promise<Published> => {
  const done = await context.db.transaction((tx) => publishWithin(tx, context, what, user), { timeout: 0 });
  if (done.ok) await loadOverlays(context);
  return done;
};

/** Restores an old version as a new version, without changing history. Undefined: no version that can be read. */
export const restore = async (
  context: ServerContext,
  what: { readonly kind: string; readonly name: string; readonly version: number },
  user: User,
): Promise<Published | undefined> => {
  const { kind, name, version } = what;
  const patch = await readVersion(context.db, kind, name, version);
  return patch && publish(context, { kind, name, patch, note: `restore ${version}` }, user);
};
