import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isMessageKey } from '../../../runtime/model/messages/index.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { rowChanges } from '../../../runtime/wire/records/History.ts';
import { asObject, type UserCall } from '../../http/Call.ts';
import type { HistoryLabels } from './HistoryLabels.ts';

/** What words of changes need: the language, and the labels of dictionary keys. */
interface Words extends Pick<UserCall, 'say' | 'locale'> {
  readonly labels: HistoryLabels;
}

/** Words of logged changes, a line for each: titles for names of fields, labels for keys of dictionaries. */
export const changeWords = (words: Words, { main, details }: DocumentTable, changes: JsonObject): string =>
  Object.entries(changes)
    .flatMap(([name, value]): readonly string[] => {
      const detail = details.find(({ table }) => table.table === name)?.table;
      if (detail !== undefined && Array.isArray(value))
        return value.map((row) => rowWords(words, detail, asObject(row) ?? {}));
      return [memberWords(words, main, name, value)];
    })
    .join('\n');

const rowWords = (words: Words, table: ResolvedTable, values: JsonObject): string => {
  const change = rowChanges.find((one) => values[one] !== undefined);
  const fields = Object.entries(values)
    .filter(([name]) => name !== change)
    .map(([name, value]) => memberWords(words, table, name, value));
  const row =
    change === undefined ? table.cnName : words.say(`log.row.${change}`, titled(table, values[change]));
  return fields.length === 0
    ? row
    : words.say('log.field', { field: row, value: fields.join(words.say('log.and')) });
};

const titled = (table: ResolvedTable, key: Json | undefined) => ({
  table: table.cnName,
  key: plain(key ?? null),
});

/** A field with its values before and after, or another member with its value. */
const memberWords = (words: Words, table: ResolvedTable, name: string, value: Json): string => {
  const field = table.byName.get(name);
  if (field === undefined || !Array.isArray(value)) {
    const key = `log.member.${name}`;
    return words.say('log.field', { field: isMessageKey(key) ? words.say(key) : name, value: plain(value) });
  }
  const cells = value.map((cell) => shown(words, table, field, cell as Cell));
  return cells.length > 1
    ? words.say('log.changed', { field: field.title, before: cells[0] ?? '', after: cells[1] ?? '' })
    : words.say('log.field', { field: field.title, value: cells[0] ?? '' });
};

const shown = (
  { say, locale, labels }: Words,
  table: ResolvedTable,
  field: ResolvedField,
  cell: Cell,
): string => {
  if (cell === null || cell === '') return say('log.empty');
  return labels.valueOf(table, field, cell).label ?? field.kind.format(cell, field, locale);
};

const plain = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
