import type { ChartRow } from '../../model/charts/ChartRow.ts';
import { countName } from '../../model/charts/countName.ts';
import type { GroupsData } from './Board.ts';

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
