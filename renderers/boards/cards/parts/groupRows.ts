import type { ChartRow } from '../../../../runtime/model/charts/ChartRow.ts';
import type { GroupsData } from '../../../../runtime/wire/boards/Board.ts';
import { countName } from '../../../report/countNumber.ts';

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
