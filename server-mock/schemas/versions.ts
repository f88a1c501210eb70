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
import type { SchemaCatalog } from './SchemaCatalog.ts';
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

/** Loads of a catalog, counted: one that asked earlier and is answered later must not put old schemas in force. */
const loads = new WeakMap<SchemaCatalog, { begun: number; used: number }>();

/** Reads what is in force into the catalog, and says in the log what no longer fits. `heard`: others know already. */
export const loadOverlays = async (
  context: Pick<ServerContext, 'db' | 'catalog' | 'log' | 'changes'>,
  by: 'us' | 'heard' = 'us',
): Promise<void> => {
  const { catalog, changes, log } = context;
  const turns = loads.get(catalog) ?? { begun: 0, used: 0 };
  loads.set(catalog, turns);
  turns.begun += 1;
  const turn = turns.begun;
  const overlays = await overlaysInForce(context.db);
  if (turn > turns.used) {
    turns.used = turn;
    catalog.use(overlays);
    for (const unfit of catalog.unfit)
      log.warn(
        { ...unfit },
        `published ${unfit.kind} ${unfit.name} does not fit the shipped schemas and is not used`,
      );
  }
  if (by === 'us') changes.bump(['jig_schema']);
  else changes.heard(['jig_schema']);
};

interface Publication {
  readonly kind: string;
  readonly name: string;
  readonly patch: Json;
  readonly note?: string;
}

/**
 * Publishes a patch as the next version of `kind` `name` and puts it in force at once, its columns made. Refused with
 * Issues when it does not fit, fails the schema check or would lose data. The caller has decided the right.
 */
export const publish = async (context: ServerContext, what: Publication, user: User): Promise<Published> => {
  const { name, patch } = what;
  const kind = overlayKinds.find((one) => one.kind === what.kind)?.kind;
  if (kind === undefined || asObject(patch) === undefined)
    return {
      ok: false,
      issues: [
        { path: '', rule: 'server.overlayShape', params: { kind: what.kind, name }, severity: 'error' },
      ],
    };
  // Asked before the overlays: whatever is published from here on is noticed when the version is stored.
  const seen = await newestOf(context.db);
  const others = (await overlaysInForce(context.db)).filter((one) => one.kind !== kind || one.name !== name);
  const after = context.catalog.trial([...others, { kind, name, version: 0, patch }]);
  const wrong = after.unfit.find((one) => one.kind === kind && one.name === name);
  if (wrong !== undefined) return { ok: false, issues: wrong.issues };
  const change = { inForce: context.catalog, without: context.catalog.trial(others), after };
  const broken = checkPublished(context, change, kind, patch);
  if (broken.length > 0) return { ok: false, issues: broken };
  // Columns are only ever added or widened: should the version fail to be stored after this, nothing is lost.
  const migration = await migrate(context.db, ddlOfCatalog(after));
  if (!migration.ok) return migration;
  const version = await context.db.transaction((tx) => store(tx, what, user, seen, context.clock.now()));
  // Somebody published meanwhile: what was checked is not what would be in force.
  if (version === undefined) return publish(context, what, user);
  await loadOverlays(context);
  return { ok: true, version };
};

/** The newest version of anything; 0: nothing was ever published. */
const newestOf = async (db: Queryable): Promise<number> => {
  const { rows } = await run(db, sql`select coalesce(max("Id"), 0) as "newest" from "jig_schema_version"`);
  return Number(rows[0]?.newest ?? 0);
};

/** Stores the next version of a name and puts it in force; undefined when `seen` is no longer the newest of all. */
const store = async (
  tx: Queryable,
  { kind, name, patch, note }: Publication,
  user: User,
  seen: number,
  now: string,
): Promise<number | undefined> => {
  // One at a time, in every process.
  await run(tx, sql`lock table "jig_schema_overlay" in share row exclusive mode`);
  if ((await newestOf(tx)) !== seen) return undefined;
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
