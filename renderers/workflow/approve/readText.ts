import type { AskedDocument } from '../../../runtime/data/workflow/InboxCalls.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { listed } from '../../../runtime/model/messages/index.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';

/** Labels of keys chosen after the document was read. */
export type LabelOf = (dataKey: string, key: string) => string | undefined;

/** Text of a value: labels of dictionary keys, else the field type's text; empty for no value. */
export function readText(
  asked: AskedDocument,
  field: ResolvedField,
  row: Row,
  locale: Locale,
  chosen: LabelOf = () => undefined,
): string {
  const value = row[field.field] ?? null;
  if (value === null || value === '') return '';
  const { data, dataKey } = field;
  if (data === undefined && dataKey === undefined) {
    return field.kind.format(value, field, locale);
  }
  const labels = new Map((data ?? []).map((option) => [String(option.key), option.value]));
  const known = dataKey === undefined ? undefined : asked.labels[dataKey];
  const chosenLabels = String(value)
    .split(',')
    .map((key) => labels.get(key) ?? known?.[key] ?? (dataKey && chosen(dataKey, key)) ?? key);
  return listed(chosenLabels, locale);
}
