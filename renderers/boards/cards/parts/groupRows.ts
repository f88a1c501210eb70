import type { ChartRow } from '../../../../runtime/model/charts/ChartRow.ts';
import type { GroupsData } from '../../../../runtime/wire/boards/Board.ts';

/** Name under which a chart shows the number of rows when it adds up no field. No field has this name. */
export const countName = '#count';

/** Groups as a chart draws them. */
export const groupRows = ({ groups, of }: Pick<GroupsData, 'groups' | 'of'>): readonly ChartRow[] =>
  groups.map(({ key, label, across, count, sums }) => ({
    ...{ key, label, count },
    ...(across && { across }),
    values:
      of.length === 0
        ? { [countName]: count }
        : Object.fromEntries(of.map(({ field }) => [field, Number(sums[field] ?? 0)])),
  }));
