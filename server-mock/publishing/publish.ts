import type { User } from '../../runtime/model/access/User.ts';
import { misshapen } from '../../runtime/model/check/kinds/refusals.ts';
import type { SchemaKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { kindNamed } from '../../runtime/model/check/kinds/schemaKinds.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { PublishBody } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { ddlOfCatalog } from '../catalog/ddlOfCatalog.ts';
import { readVersion } from '../catalog/readVersion.ts';
import { storeVersion } from '../catalog/storeVersion.ts';
import { keyOf } from '../catalog/systemTables.ts';
import { loadOverlays, overlaysInForce } from '../catalog/versions.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { migrateWithin } from '../db/migrate.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { asObject } from '../http/Call.ts';
import { checkPublished } from './checkPublished.ts';

/** A change to publish; its patch is not checked yet. */
export type Publication = Omit<PublishBody, 'patch'> & { readonly patch: Json };

/** Published version, or the issues that prevented it. */
export type Published =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * Publishes in the caller's transaction, including columns. Fails with issues when the change does not fit, fails
 * the schema check or would lose data. The caller then rolls back, and otherwise calls `loadOverlays` after the
 * commit. One publication at a time across processes, so that the checked schemas are those in force.
 */
export const publishWithin = async (
  tx: Queryable,
  context: TransactionContext,
  what: Publication,
  user: User,
): Promise<Published> => {
  const { name, kind } = what;
  const schemaKind = kindNamed(kind);
  const patch = asObject(what.patch);
  if (schemaKind?.publishing === undefined || patch === undefined)
    return { ok: false, issues: misshapen(kind, name) };
  await run(tx, sql`lock table "jig_schema_overlay" in share row exclusive mode`);
  const others = (await overlaysInForce(tx)).filter((one) => one.kind !== kind || one.name !== name);
  const after = context.catalog.trial([...others, { kind, name, version: 0, patch }]);
  const wrong = after.unfit.find((one) => one.kind === kind && one.name === name);
  if (wrong !== undefined) return { ok: false, issues: wrong.issues };
  const change = { inForce: context.catalog, without: context.catalog.trial(others), after };
  const broken = checkPublished(context, change, schemaKind, patch);
  if (broken.length > 0) return { ok: false, issues: broken };
  const { publishPlugs } = context;
  for (const plug of publishPlugs) {
    const taken = (await plug.check?.(tx, context, after)) ?? [];
    if (taken.length > 0) return { ok: false, issues: taken };
  }
  const own = publishPlugs.find((plug) => plug.kind === kind);
  const stored = (await own?.prepare?.(tx, { context, name, patch })) ?? patch;
  const migration = await migrateWithin(tx, ddlOfCatalog(after));
  if (!migration.ok) return migration;
  const version = await store(tx, schemaKind, { ...what, patch: stored }, user, context.clock.now());
  await own?.follow?.(tx, { context, name, patch: stored, user });
  return { ok: true, version };
};

/** Publishes a patch as the next version and applies it at once. The caller checks the right. */
export const publish = async (context: ServerContext, what: Publication, user: User): Promise<Published> => {
  const done = await context.db.transaction((tx) => publishWithin(tx, context, what, user), { timeout: 0 });
  if (done.ok) await loadOverlays(context);
  return done;
};

/** Stores the next version of a name and makes it current. */
const store = async (
  tx: Queryable,
  schemaKind: SchemaKind,
  { kind, name, patch, note }: Publication,
  user: User,
  now: string,
): Promise<number> => {
  const text = JSON.stringify(patch);
  const next = await storeVersion(tx, { kind: schemaKind, name, text, note }, { ...user, now });
  await run(
    tx,
    sql`insert into "jig_schema_overlay" ("Id", "Kind", "Name", "Number") values (${keyOf(kind, name)}, ${kind}, ${name}, ${next})
        on conflict ("Id") do update set "Number" = excluded."Number"`,
  );
  return next;
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
