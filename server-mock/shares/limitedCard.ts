import type { CardRows, CardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import type { SharedFilter } from '../../runtime/model/shares/ShareContent.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/**
 * The card with the rows that a share allows: conditions of the card itself, so that it is hidden where its maker may not read
 * their fields. Tables without such a field are shown whole.
 */
export const limitedCard = (
  catalog: Pick<SchemaCatalog, 'pageOfApi' | 'table'>,
  card: CardSchema,
  filters: readonly SharedFilter[],
): CardSchema => {
  const { asks } = card;
  if (asks === undefined) return card;
  const limited = <Rows extends Partial<CardRows>>(rows: Rows): Rows => {
    const named = rows.table;
    if (named === undefined) return rows;
    const table = catalog.table(catalog.pageOfApi(named)?.table ?? named);
    const groups = filters.flatMap(({ kind, field = '', values }) =>
      kind === 'choice' && table?.byName.has(field)
        ? [
            {
              tjzType: 'and' as const,
              tjOptions: [{ field, filterType: 'in', value: values.map(({ value }) => value) }],
            },
          ]
        : [],
    );
    return groups.length === 0 ? rows : { ...rows, where: [...(rows.where ?? []), ...groups] };
  };
  return {
    ...card,
    asks: { ...limited(asks), ...(asks.counted && { counted: asks.counted.map(limited) }) },
  };
};
