import { sql } from 'kysely';
import type { User } from '../../runtime/model/access/User.ts';
import type { PublishedKind } from '../../runtime/model/check/meta/publishedMeta.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { migrateWithin } from '../db/migrate.ts';
import { run } from '../db/sql/compile.ts';
import { keepAdminDesign } from '../design/keepAdminDesign.ts';
import { claimColumns } from '../extension/claimColumns.ts';
import { keepExtensionRows } from '../extension/keepExtensionRows.ts';
import { asObject } from '../http/Call.ts';
import { fieldsFlowsLose } from '../workflow/definitions/fieldsFlowsLose.ts';
import { checkPublished } from './checkPublished.ts';
import { ddlOfCatalog } from './ddlOfCatalog.ts';
import { overlayKinds } from './overlayKinds.ts';
import { keyOf } from './systemTables.ts';
import { history, loadOverlays, overlaysInForce } from './versions.ts';

/** A change to publish: the next version of `kind` `name`. */
export interface Publication {
  readonly kind: string;
  readonly name: string;
  readonly patch: Json;
  readonly note?: string;
}

/** Published version, or the issues that prevented it. */
export type Published =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Input of extra writes in the same transaction. */
export interface FollowUp {
  readonly context: TransactionContext;
  readonly name: string;
  readonly patch: JsonObject;
  readonly user: User;
}

const followUps: Partial<Record<PublishedKind, (tx: Queryable, what: FollowUp) => Promise<void>>> = {
  extensionFields: keepExtensionRows,
  formDesign: keepAdminDesign,
};

/** Preparation by kind before columns are created; returns the patch to store. */
const preparations: Partial<
  Record<
    PublishedKind,
    (tx: Queryable, what: Pick<FollowUp, 'context' | 'name' | 'patch'>) => Promise<JsonObject>
  >
> = { extensionFields: claimColumns };

const shapeIssue = (kind: string, name: string): Issue => ({
  path: '',
  rule: 'server.overlayShape',
  params: { kind, name },
  severity: 'error',
});

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
  const { name } = what;
  const kind = overlayKinds.find((one) => one.kind === what.kind)?.kind;
  const patch = asObject(what.patch);
  if (kind === undefined || patch === undefined) return { ok: false, issues: [shapeIssue(what.kind, name)] };
  await run(tx, sql`lock table "jig_schema_overlay" in share row exclusive mode`);
  const others = (await overlaysInForce(tx)).filter((one) => one.kind !== kind || one.name !== name);
  const after = context.catalog.trial([...others, { kind, name, version: 0, patch }]);
  const wrong = after.unfit.find((one) => one.kind === kind && one.name === name);
  if (wrong !== undefined) return { ok: false, issues: wrong.issues };
  const change = { inForce: context.catalog, without: context.catalog.trial(others), after };
  const broken = checkPublished(context, change, kind, patch);
  if (broken.length > 0) return { ok: false, issues: broken };
  const taken = await fieldsFlowsLose(tx, context, after);
  if (taken.length > 0) return { ok: false, issues: taken };
  const stored = (await preparations[kind]?.(tx, { context, name, patch })) ?? patch;
  const migration = await migrateWithin(tx, ddlOfCatalog(after));
  if (!migration.ok) return migration;
  const version = await store(tx, { ...what, patch: stored }, user, context.clock.now());
  await followUps[kind]?.(tx, { context, name, patch: stored, user });
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
  { kind, name, patch, note }: Publication,
  user: User,
  now: string,
): Promise<number> => {
  const last = await run(
    tx,
    sql`select coalesce(max("Number"), 0) as "last" from "jig_schema_version" where "Kind" = ${kind} and "Name" = ${name}`,
  );
  const next = Number(last.rows[0]?.last ?? 0) + 1;
  await run(
    tx,
    sql`insert into "jig_schema_version" ("Kind", "Name", "Number", "Patch", "Note", "UserId", "UserName", "CreatedAt")
        values (${kind}, ${name}, ${next}, ${JSON.stringify(patch)}, ${note ?? null}, ${user.id}, ${user.realName}, ${now})`,
  );
  await run(
    tx,
    sql`insert into "jig_schema_overlay" ("Id", "Kind", "Name", "Number") values (${keyOf(kind, name)}, ${kind}, ${name}, ${next})
        on conflict ("Id") do update set "Number" = excluded."Number"`,
  );
  return next;
};

/** Restores an old version as a new version, without changing history. Undefined: no such version. */
export const restore = async (
  context: ServerContext,
  what: { readonly kind: string; readonly name: string; readonly version: number },
  user: User,
): Promise<Published | undefined> => {
  const versions = await history(context.db, what.kind, what.name);
  const old = versions.find((one) => one.version === what.version);
  const { kind, name } = what;
  return old && publish(context, { kind, name, patch: old.patch, note: `restore ${what.version}` }, user);
};
