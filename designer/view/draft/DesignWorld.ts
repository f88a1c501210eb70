import type { OfferedLink, OfferedTable } from '../../../runtime/wire/views/ViewDesign.ts';

/** The tables that views may stand on, with the links between them. */
export interface DesignWorld {
  readonly tables: ReadonlyMap<string, OfferedTable>;
  /** Links of all tables to this one. */
  linksTo(table: string): readonly (OfferedLink & { readonly from: OfferedTable })[];
}

/** Indexes the tables of the server's answer. */
export function designWorld(offered: readonly OfferedTable[]): DesignWorld {
  const to = new Map<string, (OfferedLink & { readonly from: OfferedTable })[]>();
  for (const from of offered)
    for (const link of from.links) to.set(link.table, [...(to.get(link.table) ?? []), { ...link, from }]);
  return {
    tables: new Map(offered.map((one) => [one.table, one] as const)),
    linksTo: (table) => to.get(table) ?? [],
  };
}
