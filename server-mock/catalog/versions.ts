import type { SchemaVersion } from '../../runtime/wire/schemas/SchemaVersion.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import type { Logger } from '../log/Logger.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import type { Overlay } from './Overlay.ts';
import { versionOf } from './readVersion.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** Reads the current versions, to apply to the shipped schemas. Skips unreadable ones. */
export const overlaysInForce = async (db: Queryable): Promise<readonly Overlay[]> => {
  const { rows } = await run(
    db,
    sql`select v."Kind", v."Name", v."Number", v."Patch", v."Format" from "jig_schema_overlay" o
        join "jig_schema_version" v on v."Kind" = o."Kind" and v."Name" = o."Name" and v."Number" = o."Number" order by v."Id"`,
  );
  return rows.flatMap((row) => {
    const patch = versionOf(String(row.Kind), row);
    return patch !== undefined
      ? [
          {
            kind: String(row.Kind),
            name: String(row.Name),
            version: Number(row.Number),
            patch,
          },
        ]
      : [];
  });
};

/** What a load of the schemas in force works with. */
interface OverlayServices {
  readonly db: Queryable;
  readonly catalog: SchemaCatalog;
  readonly log: Pick<Logger, 'warn'>;
  readonly changes: Pick<ChangeCounters, 'bump' | 'heard'>;
}

/** Load counter by catalog: a load that started earlier must not overwrite a newer one. */
const loads = new WeakMap<SchemaCatalog, { begun: number; used: number }>();

/**
 * Loads the current overlays into the catalog and logs those that no longer fit. `heard`: another process announced
 * the change, so it is not announced again.
 */
export const loadOverlays = async (context: OverlayServices, by: 'us' | 'heard' = 'us'): Promise<void> => {
  const { changes, log } = context;
  // Published through a further page over a table, it is in force on every page.
  const catalog = context.catalog.whole;
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

/** Versions of a name, newest first. */
export const history = async (
  db: Queryable,
  kind: string,
  name: string,
): Promise<readonly SchemaVersion[]> => {
  const { rows } = await run(
    db,
    sql`select "Number", "Note", "UserName", "CreatedAt", "Patch", "Format" from "jig_schema_version"
        where "Kind" = ${kind} and "Name" = ${name} order by "Number" desc`,
  );
  return rows.map((row) => {
    return {
      kind,
      name,
      version: Number(row.Number),
      note: row.Note === null ? null : String(row.Note),
      userName: String(row.UserName),
      createdAt: String(row.CreatedAt),
      patch: versionOf(kind, row) ?? null,
    };
  });
};
