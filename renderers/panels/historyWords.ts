import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { MessageKey } from '../../runtime/model/messages/index.ts';
import type {
  HistoryField,
  HistoryKind,
  HistoryRow,
  HistoryValue,
  RowChange,
} from '../../runtime/wire/records/History.ts';

type Words = Pick<App, 't' | 'locale'>;

/** Maximum values named of an added or deleted row. */
const mostValues = 6;

const kindWords: Readonly<Record<HistoryKind, MessageKey>> = {
  Add: 'history.add',
  Edit: 'history.edit',
  Audit: 'history.audit',
  Case: 'history.case',
  Del: 'history.del',
};

const rowWords: Readonly<Record<RowChange, MessageKey>> = {
  added: 'history.rowAdded',
  edited: 'history.rowEdited',
  deleted: 'history.rowDeleted',
};

/** Maximum characters of a value in a sentence. */
const longest = 200;

/** The beginning of a long text. */
export const shortText = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
};

/** What the user did: created, changed in `n` places, decided. */
export const kindText = (kind: HistoryKind, n: number, { t }: Words): string => t(kindWords[kind], { n });

/** A logged value as the user reads it; empty for none. */
export const valueText = (
  { value, label }: HistoryValue,
  field: ResolvedField,
  { locale }: Words,
): string => {
  if (label !== null) return label;
  return field.kind.isEmpty(value) ? '' : field.kind.format(value, field, locale);
};

/** One changed field as a phrase: 把交货日期从 2026-05-01 改为 2026-05-08. Undefined: a field this screen does not know. */
export const changeText = (
  { field: name, before, after }: HistoryField,
  table: ResolvedTable,
  words: Words,
): string | undefined => {
  const field = table.byName.get(name);
  if (field === undefined) return undefined;
  const params = {
    field: field.title,
    before: before === null ? '' : shortText(valueText(before, field, words), longest),
    after: shortText(valueText(after, field, words), longest),
  };
  if (before === null) return params.after === '' ? undefined : words.t('history.initial', params);
  if (params.before === '') return words.t('history.filled', params);
  return words.t(params.after === '' ? 'history.cleared' : 'history.changed', params);
};

/** The phrases of changed fields. */
export const changeTexts = (
  fields: readonly HistoryField[],
  table: ResolvedTable,
  words: Words,
): readonly string[] => fields.flatMap((field) => changeText(field, table, words) ?? []);

/** A changed detail row as a phrase, and the phrases of its fields. */
export const rowText = (
  { change, name, fields }: HistoryRow,
  table: ResolvedTable,
  title: string,
  words: Words,
): { readonly text: string; readonly parts: readonly string[] } => {
  const text = words.t(rowWords[change], {
    table: title,
    row: name === '' ? words.t('history.oneRow') : name,
  });
  const parts = changeTexts(fields, table, words);
  return { text, parts: change === 'edited' ? parts : parts.slice(0, mostValues) };
};
