import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { GroupsAsked } from '../../../runtime/wire/records/Groups.ts';
import type { UserCall } from '../../http/Call.ts';
import { Labels } from '../../operations/exporting/Labels.ts';

/** Characters of a day that name its span. */
const lengths: Readonly<Record<NonNullable<GroupsAsked['each']>, number>> = {
  ...{ day: 10, week: 10, month: 7, quarter: 7, year: 4 },
};

/** A value as a viewer reads it: its label, else as its field writes it. */
export const cellLabel = (
  field: ResolvedField,
  value: Cell,
  labels: ReadonlyMap<string, string> | undefined,
  locale: UserCall['locale'],
): string => {
  if (value === null || value === '') return '';
  if (labels === undefined) return field.kind.format(value, field, locale);
  return String(value)
    .split(',')
    .map((one) => labels.get(one.trim()) ?? one)
    .join(locale === 'zh' ? '、' : ', ');
};

/** What groups are called, in their order; `-` for rows without a value. Where several are called alike, each says its key too. */
export const keyLabels = async (
  call: UserCall,
  field: ResolvedField,
  keys: readonly Cell[],
  each: GroupsAsked['each'],
): Promise<readonly string[]> => {
  const labels = new Labels(call);
  await labels.prepare(
    [field],
    keys.map((key) => ({ [field.field]: key })),
  );
  const known = labels.of(field);
  const texts = keys.map((key) => {
    const text =
      each !== undefined && typeof key === 'string'
        ? key.slice(0, lengths[each])
        : cellLabel(field, key, known, call.locale);
    return text === '' ? '-' : text;
  });
  const keysByText = new Map<string, Set<Cell>>();
  for (const [at, text] of texts.entries())
    keysByText.set(text, (keysByText.get(text) ?? new Set()).add(keys[at] ?? null));
  return texts.map((text, at) => {
    const key = keys[at] ?? null;
    return keysByText.get(text)?.size === 1 || key === null ? text : `${text} (${String(key)})`;
  });
};
