import { sql } from 'kysely';
import type { Issue } from '../../runtime/model/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { User } from '../../runtime/model/User.ts';
import type { Queryable } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { asObject } from '../http/Call.ts';
import { parseJson } from '../http/parseJson.ts';
import type { ServerContext } from '../ServerContext.ts';
import { run } from '../sql/compile.ts';
import { checkPublished } from './checkPublished.ts';
import { ddlOfCatalog } from './ddlOfCatalog.ts';
import type { Overlay } from './Overlay.ts';
import { overlayKinds } from './overlayKinds.ts';
import { keyOf } from './systemTables.ts';

/** One published version: immutable. */
export interface SchemaVersion {
  readonly kind: string;
  readonly name: string;
  readonly version: number;
  readonly note: string | null;
  readonly userName: string;
  readonly createdAt: string;
  readonly patch: Json;
}

type Published =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Versions in force, to be put over the shipped schemas. Unreadable ones are left out. */
export const overlaysInForce = async (db: Queryable): Promise<readonly Overlay[]> => {
  const { rows } = await run(
    db,
    sql`select v."Kind", v."Name", v."Number", v."Patch" from "jig_schema_overlay" o
        join "jig_schema_version" v on v."Kind" = o."Kind" and v."Name" = o."Name" and v."Number" = o."Number" order by v."Id"`,
  );
  return rows.flatMap((row) => {
    const patch = parseJson(String(row.Patch));
    return patch.ok
      ? [
          {
            kind: String(row.Kind),
            name: String(row.Name),
            version: Number(row.Number),
            patch: patch.value,
          },
        ]
      : [];
  });
};

/** Reads what is in force into the catalog, and says in the log what no longer fits. `heard`: others know already. */
export const loadOverlays = async (
  context: Pick<ServerContext, 'db' | 'catalog' | 'log' | 'changes'>,
  by: 'us' | 'heard' = 'us',
): Promise<void> => {
  context.catalog.use(await overlaysInForce(context.db));
  if (by === 'us') context.changes.bump(['jig_schema']);
  else context.changes.heard(['jig_schema']);
  for (const unfit of context.catalog.unfit)
    context.log.warn(
      { ...unfit },
      `published ${unfit.kind} ${unfit.name} does not fit the shipped schemas and is not used`,
    );
};

/**
 * Publishes a patch as the next version of `kind` `name` and puts it in force at once, its columns made. Refused with
 * Issues when it does not fit, fails the schema check or would lose data. The caller has decided the right.
 */
export const publish = async (
  context: ServerContext,
  what: { readonly kind: string; readonly name: string; readonly patch: Json; readonly note?: string },
  user: User,
): Promise<Published> => {
  const { kind, name, patch, note = null } = what;
  if (!overlayKinds.some((one) => one.kind === kind) || asObject(patch) === undefined)
    return {
      ok: false,
      issues: [{ path: '', rule: 'server.overlayShape', params: { kind, name }, severity: 'error' }],
    };
  const others = (await overlaysInForce(context.db)).filter((one) => one.kind !== kind || one.name !== name);
  const trial = context.catalog.trial([...others, { kind, name, version: 0, patch }]);
  const wrong = trial.unfit.find((one) => one.kind === kind && one.name === name);
  if (wrong !== undefined) return { ok: false, issues: wrong.issues };
  const broken = checkPublished(context, trial, kind, patch);
  if (broken.length > 0) return { ok: false, issues: broken };
  // Columns are only ever added or widened: should the version fail to be stored after this, nothing is lost.
  const migration = await migrate(context.db, ddlOfCatalog(trial));
  if (!migration.ok) return migration;
  const version = await context.db.transaction(async (tx) => {
    const id = keyOf(kind, name);
    // The row is the lock: two who publish the same name get two versions, in order.
    await run(
      tx,
      sql`insert into "jig_schema_overlay" ("Id", "Kind", "Name", "Number") values (${id}, ${kind}, ${name}, 0) on conflict ("Id") do nothing`,
    );
    await run(tx, sql`select 1 from "jig_schema_overlay" where "Id" = ${id} for update`);
    const last = await run(
      tx,
      sql`select coalesce(max("Number"), 0) as "last" from "jig_schema_version" where "Kind" = ${kind} and "Name" = ${name}`,
    );
    const next = Number(last.rows[0]?.last ?? 0) + 1;
    await run(
      tx,
      sql`insert into "jig_schema_version" ("Kind", "Name", "Number", "Patch", "Note", "UserId", "UserName", "CreatedAt")
          values (${kind}, ${name}, ${next}, ${JSON.stringify(patch)}, ${note}, ${user.id}, ${user.realName}, ${context.clock.now()})`,
    );
    await run(tx, sql`update "jig_schema_overlay" set "Number" = ${next} where "Id" = ${id}`);
    return next;
  });
  await loadOverlays(context);
  return { ok: true, version };
};

/** All versions of a name, newest first. */
export const history = async (
  db: Queryable,
  kind: string,
  name: string,
): Promise<readonly SchemaVersion[]> => {
  const { rows } = await run(
    db,
    sql`select "Number", "Note", "UserName", "CreatedAt", "Patch" from "jig_schema_version"
        where "Kind" = ${kind} and "Name" = ${name} order by "Number" desc`,
  );
  return rows.map((row) => {
    const patch = parseJson(String(row.Patch));
    return {
      kind,
      name,
      version: Number(row.Number),
      note: row.Note === null ? null : String(row.Note),
      userName: String(row.UserName),
      createdAt: String(row.CreatedAt),
      patch: patch.ok ? patch.value : null,
    };
  });
};

/** Puts an old version in force again, as a new version: history is never rewritten. Undefined: no such version. */
export const restore = async (
  context: ServerContext,
  what: { readonly kind: string; readonly name: string; readonly version: number },
  user: User,
): Promise<Published | undefined> => {
  const versions = await history(context.db, what.kind, what.name);
  const old = versions.find((one) => one.version === what.version);
  return (
    old &&
    publish(
      context,
      { kind: what.kind, name: what.name, patch: old.patch, note: `restore ${what.version}` },
      user,
    )
  );
};
