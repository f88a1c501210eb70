import type { ViewJoin, ViewPart } from '../schema/ViewSchema.ts';
import { type RecordLink, recordLink, type ViewTable, type ViewWorld } from './ViewWorld.ts';

/** A joined record: which table, and the fields that must be equal. */
interface JoinedSource {
  readonly join: ViewJoin;
  readonly table: ViewTable;
  /** Field of the joined table. */
  readonly field: string;
  /** Field with its source on the other side. */
  readonly equals: string;
}

/** The sources of a part, by short name, and how they are joined; parts that name nothing known are left out. */
export interface ViewSources {
  readonly from: ViewTable;
  readonly joined: readonly JoinedSource[];
  readonly byName: ReadonlyMap<string, ViewTable>;
  /** Joins that have no link, with their place. */
  readonly unlinked: readonly number[];
}

/** `line.Qty` as source and field; undefined: it has no source. */
export const sourceField = (path: string): readonly [source: string, field: string] | undefined => {
  const dot = path.indexOf('.');
  return dot <= 0 ? undefined : [path.slice(0, dot), path.slice(dot + 1)];
};

interface Found extends RecordLink {
  readonly equals: string;
}

const linkOf = (
  world: ViewWorld,
  byName: ReadonlyMap<string, ViewTable>,
  { by, rows, of }: ViewJoin,
): Found | undefined => {
  if (by !== undefined) {
    const [source, field] = sourceField(by) ?? ['', ''];
    const table = byName.get(source);
    const link = table?.fields.has(field) ? recordLink(world, table, field) : undefined;
    return link && { ...link, equals: by };
  }
  const [name, field] = sourceField(rows ?? '') ?? ['', ''];
  const table = world.table(name);
  const link = table?.fields.has(field) ? recordLink(world, table, field) : undefined;
  const [source, named] = sourceField(of ?? '') ?? [of ?? '', undefined];
  const other = byName.get(source);
  if (link === undefined || other === undefined) return undefined;
  const record =
    named === undefined || named === other.key ? { table: other.table, field: other.key } : undefined;
  const meant =
    record?.table === link.table
      ? record
      : other.fields.has(named ?? '')
        ? recordLink(world, other, named ?? '')
        : undefined;
  if (meant?.table !== link.table) return undefined;
  return { table: name, field, equals: `${source}.${named ?? link.field}` };
};

/** Finds the sources of a part. Undefined: its table is unknown. */
export const viewSources = (world: ViewWorld, part: ViewPart): ViewSources | undefined => {
  const from = world.table(part.from);
  if (from === undefined) return undefined;
  const byName = new Map([[part.as, from]]);
  const joined: JoinedSource[] = [];
  const unlinked: number[] = [];
  for (const [at, join] of (part.joins ?? []).entries()) {
    const link = linkOf(world, byName, join);
    const table = link && world.table(link.table);
    if (link === undefined || table === undefined || byName.has(join.as)) {
      unlinked.push(at);
      continue;
    }
    byName.set(join.as, table);
    joined.push({ join, table, field: link.field, equals: link.equals });
  }
  return { from, joined, byName, unlinked };
};
