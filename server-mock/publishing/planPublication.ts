import { misshapen, refused } from '../../runtime/model/check/kinds/refusals.ts';
import type { SchemaKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { kindNamed } from '../../runtime/model/check/kinds/schemaKinds.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import type { PublishBody } from '../../runtime/wire/schemas/SchemaVersion.ts';
import type { Overlay } from '../catalog/Overlay.ts';
import { publishedMark } from '../catalog/publishedMark.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { asObject } from '../http/Call.ts';
import { checkPublished } from './checkPublished.ts';
import { type PublishedName, unfitSince, withoutNames } from './withdraw.ts';

/** A change to publish; its patch is not checked yet. */
export type Publication = Omit<PublishBody, 'patch'> & {
  readonly patch: Json;
  /** Number of the version in force that the change was made from; 0: none. Default: whichever it is. */
  readonly over?: number;
};

/** A change whose kind can be published. */
export interface PlannedChange {
  readonly what: Publication;
  readonly schemaKind: SchemaKind;
  readonly patch: JsonObject;
}

/** Changes that may be published, with the schemas after them; or what prevents them. */
export type PublicationPlan =
  | {
      readonly ok: true;
      readonly changes: readonly PlannedChange[];
      readonly after: SchemaCatalog;
      /** Mark of the schemas in force that the changes were checked over. */
      readonly over: string;
    }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** A change whose kind can be published; else its issues. */
const readChange = (what: Publication): PlannedChange | { readonly issues: readonly Issue[] } => {
  const schemaKind = kindNamed(what.kind);
  const patch = asObject(what.patch);
  return schemaKind?.publishing === undefined || patch === undefined
    ? { issues: misshapen(what.kind, what.name) }
    : { what, schemaKind, patch };
};

/**
 * Checks changes against the schemas in force, and writes nothing. Issues: one does not fit, fails the schema check, or was made
 * from another version than the one in force (`over`). What the rows of the database prevent is for the migration to say.
 * `checkedOver`: {@link publishedMark} of the schemas over which a check of these changes found nothing; with others in force
 * they are checked again.
 */
export const planPublication = async (
  db: Queryable,
  context: TransactionContext,
  whats: readonly Publication[],
  gone: readonly PublishedName[],
  checkedOver?: string,
): Promise<PublicationPlan> => {
  const read = whats.map(readChange);
  const unread = read.flatMap((one) => ('issues' in one ? one.issues : []));
  if (unread.length > 0) return { ok: false, issues: unread };
  const changes = read.flatMap((one) => ('issues' in one ? [] : [one]));
  const now = await overlaysInForce(db);
  const isChange = (one: Overlay, { what }: PlannedChange): boolean =>
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
  const over = publishedMark(now);
  if (over === checkedOver) return { ok: true, changes, after, over };
  const change = { inForce: context.catalog, without: context.catalog.trial(others), after };
  const broken = await checkPublished(
    context,
    change,
    changes.map(({ schemaKind, patch }) => [schemaKind, patch] as const),
  );
  if (broken.length > 0) return { ok: false, issues: broken };
  for (const plug of context.publishPlugs) {
    const taken = (await plug.check?.(db, context, after)) ?? [];
    if (taken.length > 0) return { ok: false, issues: taken };
  }
  return { ok: true, changes, after, over };
};
