import type { ChartRow } from '../../../../runtime/model/charts/ChartRow.ts';
import type { GroupsData } from '../../../../runtime/wire/boards/Board.ts';

/** Stands for the number of rows where a chart adds up no field. No field has such a name. */
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
