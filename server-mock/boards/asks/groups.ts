import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { sql } from '../../db/sql/sql.ts';
import { groupKey, isDated } from '../../operations/grouping.ts';
import { accessNamed } from '../../reading/accessNamed.ts';
import { type Asker, whereOf } from './Asking.ts';
import { cardField } from './cardField.ts';
import { keyLabels } from './keyLabels.ts';
import { measureWords } from './measureWords.ts';
import { summedGroups } from './summedGroups.ts';

/** Groups of a card without a limit of its own. */
const usual = 50;

/** Rows in groups: dates and numbers in order, the latest where there are too many, others with the largest first. */
export const groups: Asker = {
  name: 'groups',
  async ask(asked, question) {
    const found = accessNamed(asked.call, question.table ?? '');
    const by = found?.access.table.byName.get(question.by ?? '');
    if (found === undefined || by === undefined) return { problem: asked.call.say('board.noRight') };
    const { call, access } = found;
    const asking = { ...asked, call };
    const across = question.across === undefined ? undefined : access.table.byName.get(question.across);
    const read = await whereOf(asking, access, question);
    if ('problem' in read) return read;
    const each = isDated(by) ? (question.each ?? 'day') : undefined;
    const acrossEach = across && isDated(across) ? 'day' : undefined;
    const limit = Math.min(question.limit ?? usual, boardLimits.groups) * (across === undefined ? 1 : 20);
    // A number that names something, such as a customer, has no order.
    const isChosen = (by.dataKey ?? by.data) !== undefined;
    const isOrdered = isDated(by) || (!isChosen && columnTypes[by.columnType].valueType === 'number');
    const largest = (hasSums: boolean) => (hasSums ? sql`"sum0" desc nulls last, 1` : sql`"count" desc, 1`);
    const { fields, rows, measured } = await summedGroups(asking, found, {
      of: [...(question.of ?? []), ...(question.lines ?? [])],
      where: read.where,
      key: groupKey(by, each),
      across: across && groupKey(across, acrossEach),
      keyFields: [by.field, ...(across ? [across.field] : [])],
      order: isOrdered ? () => sql`1 desc nulls last` : largest,
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const inOrder = isOrdered ? shown.toReversed() : shown;
    const keyOf = (field: ResolvedField, value: unknown, span: typeof each): Cell =>
      (span === undefined ? columnTypes[field.columnType] : columnTypes.date).wire(value, field);
    const keys = inOrder.map((row) => keyOf(by, row.key, each));
    const splits = across && inOrder.map((row) => keyOf(across, row.across, acrossEach));
    const labels = await keyLabels(call, by, keys, each);
    const splitLabels = across && splits ? await keyLabels(call, across, splits, acrossEach) : [];
    return {
      asks: 'groups',
      by: cardField(by),
      ...(across && { across: cardField(across) }),
      of: fields.map(cardField),
      groups: inOrder.map((row, at) => ({
        key: keys[at] ?? null,
        label: labels[at] ?? '',
        ...(splits && { across: { key: splits[at] ?? null, label: splitLabels[at] ?? '' } }),
        count: Number(row.count),
        sums: Object.fromEntries(
          fields.map((field, index) => [
            field.field,
            columnTypes.decimal.wire(row[`sum${index}`] ?? '0', field),
          ]),
        ) as Row,
      })),
      isMore: rows.length > limit,
      ...(await measureWords(asking, access.table, measured)),
    };
  },
};
