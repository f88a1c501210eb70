import type { ViewJoin, ViewPart } from '../../../runtime/model/schema/ViewSchema.ts';
import { sourceField } from '../../../runtime/model/views/viewSources.ts';
import type { OfferedLink, OfferedTable } from '../../../runtime/wire/views/ViewDesign.ts';
import type { DesignWorld } from './DesignWorld.ts';

/** A source of a view, as the editor draws it. */
export interface DraftSource {
  /** Short name. */
  readonly as: string;
  /** Place in `joins`; -1: the first source. */
  readonly at: number;
  /** Undefined: no table of the product has its name, or the join has no link. */
  readonly table: OfferedTable | undefined;
  /** The field that makes the link, and its table; undefined for the first source. */
  readonly via?: { readonly link: OfferedLink; readonly from: OfferedTable } | undefined;
  readonly isNeeded: boolean;
  /** True: it may add rows, because several records may name the same one. */
  readonly isMany: boolean;
}

const linkOf = (table: OfferedTable | undefined, field: string): OfferedLink | undefined =>
  table?.links.find((one) => one.field === field);

const joined = (
  { as, by, rows, needed }: ViewJoin,
  at: number,
  known: ReadonlyMap<string, OfferedTable>,
  world: DesignWorld,
): DraftSource => {
  const [source, field] = sourceField(by ?? rows ?? '') ?? ['', ''];
  const from = by === undefined ? world.tables.get(source) : known.get(source);
  const link = linkOf(from, field);
  const table = by === undefined ? link && from : world.tables.get(link?.table ?? '');
  const via = link && from && { link, from };
  return { as, at, table, via, isNeeded: needed === true, isMany: by === undefined };
};

/** The sources of a part, in order. */
export function draftSources(part: ViewPart | undefined, world: DesignWorld): readonly DraftSource[] {
  if (part === undefined) return [];
  const first = world.tables.get(part.from);
  const known = new Map(first === undefined ? [] : [[part.as, first] as const]);
  const sources: DraftSource[] = [{ as: part.as, at: -1, table: first, isNeeded: true, isMany: false }];
  for (const [at, join] of (part.joins ?? []).entries()) {
    const made = joined(join, at, known, world);
    if (made.table !== undefined) known.set(made.as, made.table);
    sources.push(made);
  }
  return sources;
}
