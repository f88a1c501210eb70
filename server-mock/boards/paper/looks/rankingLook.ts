import { lineHeight, textWidth } from '../../../../runtime/model/print/layout/FontMetrics.ts';
import { knownFont } from '../../../../runtime/model/print/layout/knownFont.ts';
import type { CardGroup } from '../../../../runtime/wire/boards/Board.ts';
import { measuredValue, measureOf } from '../../../../runtime/wire/boards/valueText.ts';
import { paperColors, toneColor } from '../../../prints/paper/paperColors.ts';
import type { PaperLook } from '../PaperLook.ts';
import { fittingSize, lineOfText, saidInside, smallSize, usualSize } from '../paperTexts.ts';

/** Height of the bar below a line, and of the line with it. */
const bar = 0.9;
const line = lineHeight(usualSize) + bar + 1.3;

/** Width of the place, the first part of a line, and points of a label that is long. */
const placeWidth = 5;
const leastLabel = 6.5;

/** Groups in order, the largest first, each with a bar; as many as fit. */
export const rankingLook: PaperLook = {
  name: 'Ranking',
  draw({ card, data, area, words }) {
    if (data?.asks !== 'groups') return [];
    if (data.groups.length === 0) return saidInside(words.t('board.card.noGroups'), area);
    const [field] = data.of;
    const measure = measureOf(data);
    const amountOf = ({ sums, count }: CardGroup): number =>
      field === undefined ? count : Number(sums[field.field] ?? 0);
    const ranked = [...data.groups].sort((one, other) => amountOf(other) - amountOf(one));
    const foot = lineHeight(smallSize);
    const all = Math.floor(area.height / line);
    const isCut = data.isMore || ranked.length > all;
    const shown = ranked.slice(0, isCut ? Math.max(1, Math.floor((area.height - foot) / line)) : all);
    const most = Math.max(0, ...ranked.map(amountOf));
    const color = toneColor(card.options?.tone);
    return [
      ...shown.flatMap((group, at) => {
        const y = area.y + at * line;
        const x = area.x + placeWidth;
        const width = area.width - placeWidth;
        const said = measuredValue(
          words,
          field,
          field === undefined ? group.count : (group.sums[field.field] ?? 0),
          measure,
        );
        const value = lineOfText(said, { x, y, width }, { bold: true, align: 'right' });
        const room = Math.max(width * 0.4, width - textWidth(value.text, usualSize, true, knownFont) - 1.5);
        const size = fittingSize(
          group.label,
          { width: room, height: line },
          { most: usualSize, least: leastLabel },
        );
        const down = (lineHeight(usualSize) - lineHeight(size)) / 2;
        const label = lineOfText(group.label, { x, y: y + down, width: room }, { size });
        const part = most > 0 ? Math.max(0, amountOf(group)) / most : 0;
        const place = {
          kind: 'plate',
          x,
          y: y + lineHeight(usualSize),
          height: bar,
          radius: bar / 2,
        } as const;
        return [
          lineOfText(String(at + 1), { x: area.x, y, width: placeWidth }, { color: paperColors.pale }),
          ...[label, value],
          { ...place, width, fill: paperColors.scale },
          { ...place, width: width * part, fill: color },
        ];
      }),
      ...(isCut
        ? [
            lineOfText(
              words.t('board.card.firstGroups', { n: shown.length }),
              { ...area, y: area.y + area.height - foot },
              { size: smallSize, color: paperColors.pale },
            ),
          ]
        : []),
    ];
  },
};
