import { countName } from '../../../../runtime/model/charts/countName.ts';
import { lineHeight } from '../../../../runtime/model/print/layout/FontMetrics.ts';
import { groupRows } from '../../../../runtime/wire/boards/groupRows.ts';
import { paperColors } from '../../../prints/paper/paperColors.ts';
import type { PaperLook } from '../PaperLook.ts';
import { lineOfText, saidInside, smallSize, usualSize } from '../paperTexts.ts';

/** Points of the texts of a low chart. */
const least = 6;

/** Groups as a chart of the kind that the card is named like. */
export const chartLook: PaperLook = {
  name: 'Chart',
  draw({ card, data, area, words }) {
    if (data?.asks !== 'groups') return [];
    const { t, locale } = words;
    if (data.groups.length === 0) return saidInside(t('board.card.noGroups'), area);
    const names = data.of.map(({ field }) => field);
    const lines = names.filter((name) => card.asks?.lines?.includes(name));
    const foot = data.isMore ? lineHeight(smallSize) : 0;
    return [
      {
        ...{
          kind: 'chart',
          ...area,
          height: area.height - foot,
          chart: card.kind,
          rows: groupRows(data),
          lines,
        },
        of: names.length === 0 ? [countName] : names.filter((name) => !lines.includes(name)),
        titles: {
          [countName]: t('board.card.count'),
          ...Object.fromEntries(data.of.map(({ field, title }) => [field, title])),
        },
        ...{
          others: t('report.others'),
          locale,
          size: Math.min(usualSize, Math.max(least, area.height / 6)),
          alt: t('board.paper.noChart'),
        },
      },
      ...(foot === 0
        ? []
        : [
            lineOfText(
              t('board.card.firstGroups', { n: data.groups.length }),
              { ...area, y: area.y + area.height - foot },
              { size: smallSize, color: paperColors.pale },
            ),
          ]),
    ];
  },
};
