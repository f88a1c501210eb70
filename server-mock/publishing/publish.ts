import type { User } from '../../runtime/model/access/User.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { ddlOfCatalog } from '../catalog/ddlOfCatalog.ts';
import { readVersion } from '../catalog/readVersion.ts';
import { loadOverlays } from '../catalog/versions.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { migrateWithin } from '../db/migrate.ts';
import { lockSchemas } from './lockSchemas.ts';
import { lostDigits } from './lostDigits.ts';
import { type PlannedChange, type Publication, planPublication } from './planPublication.ts';
import { putInForce } from './putInForce.ts';
import { dropOverlays, type PublishedName } from './withdraw.ts';

/** Published version, or the issues that prevented it. */
export type Published =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Published versions in the order of the changes, or the issues that prevented all of them. */
export type PublishedAll =
  | { readonly ok: true; readonly versions: readonly number[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * Publishes changes in the caller's transaction, including columns: all of them or none. Schemas that are `gone` leave with
 * them, so a table stops naming a dictionary in the same step in which that one goes. Fails with the issues of
 * {@link planPublication}, or when columns would lose data. The caller calls `loadOverlays` after the commit. One publication at
 * a time across processes, so that the checked schemas are those in force.
 */
export const publishAllWithin = async (
  tx: Queryable,
  context: TransactionContext,
  whats: readonly Publication[],
  user: User,
  gone: readonly PublishedName[] = [],
  checkedOver?: string,
): Promise<PublishedAll> => {
  await lockSchemas(tx);
  const plan = await planPublication(tx, context, whats, gone, checkedOver);
  if (!plan.ok) return plan;
  const { changes, after } = plan;
  const plugOf = ({ what }: PlannedChange) => context.publishPlugs.find(({ kind }) => kind === what.kind);
  const prepared: PlannedChange[] = [];
  for (const one of changes) {
    const { what, patch } = one;
    const stored = await plugOf(one)?.prepare?.(tx, { context, name: what.name, patch });
    prepared.push(stored === undefined ? one : { ...one, patch: stored });
  }
  const migration = await migrateWithin(tx, ddlOfCatalog(after));
  if (!migration.ok)
    return { ok: false, issues: await lostDigits(tx, migration.issues, context.catalog, after) };
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
