import type { OfferedLink, OfferedTable } from '../../../runtime/wire/views/ViewDesign.ts';
import type { JoinLink } from '../commands/addJoin.ts';
import type { DesignWorld } from './DesignWorld.ts';
import type { DraftSource } from './draftSources.ts';

/** A join that a view could have. */
interface OfferedJoin {
  readonly link: JoinLink;
  readonly table: OfferedTable;
  readonly via: { readonly link: OfferedLink; readonly from: OfferedTable };
  /** True: several records may name the same one. */
  readonly isMany: boolean;
}

/** The joins along declared links: records that fields of the sources name, then records that name one of the sources. */
export function offeredJoins(sources: readonly DraftSource[], world: DesignWorld): readonly OfferedJoin[] {
  const known = sources.flatMap(({ as, table }) => (table === undefined ? [] : [{ as, table }]));
  const named = known.flatMap(({ as, table: from }) =>
    from.links.flatMap((link): readonly OfferedJoin[] => {
      const table = world.tables.get(link.table);
      const by = `${as}.${link.field}`;
      return table === undefined ? [] : [{ link: { by }, table, via: { link, from }, isMany: false }];
    }),
  );
  const naming = known.flatMap(({ as, table }) =>
    world.linksTo(table.table).map(
      ({ from, ...link }): OfferedJoin => ({
        link: { rows: `${from.table}.${link.field}`, of: as },
        table: from,
        via: { link, from },
        isMany: true,
      }),
    ),
  );
  return [...named, ...naming];
}
