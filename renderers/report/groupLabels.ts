import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { GroupsAsked } from '../../runtime/wire/records/Groups.ts';
import { cellText } from '../form/cellText.ts';

/** Characters of a date that name its span. */
const lengths: Readonly<Record<NonNullable<GroupsAsked['each']>, number>> = {
  day: 10,
  week: 10,
  month: 7,
  quarter: 7,
  year: 4,
};

/** What a group is called: the label of its key, the span of a date; `-` for rows without a value. */
const groupLabel = (
  app: App,
  table: ResolvedTable,
  { by, each }: Pick<GroupsAsked, 'by' | 'each'>,
  key: Cell,
): string => {
  const text =
    typeof key === 'string' && (each !== undefined || table.byName.get(by)?.columnType === 'date')
      ? key.slice(0, lengths[each ?? 'day'])
      : cellText(app, table, { [by]: key }, by);
  return text === '' ? '-' : text;
};

/**
 * What groups are called, in their order. Groups are keys: where several are called alike, as two people of one name, each
 * says its key too.
 */
export const groupLabels = (
  app: App,
  table: ResolvedTable,
  asked: Pick<GroupsAsked, 'by' | 'each'>,
  keys: readonly Cell[],
): readonly string[] => {
  const labels = keys.map((key) => groupLabel(app, table, asked, key));
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return labels.map((label, at) => {
    const key = keys[at] ?? null;
    return counts.get(label) === 1 || key === null ? label : `${label} (${String(key)})`;
  });
};
