import type { AskedDocument } from '../../../runtime/data/workflow/InboxCalls.ts';
import { columnsOf } from '../../../runtime/model/fields/projections/columns.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { sameValue } from '../../../runtime/model/record/merge/sameValue.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { DictionaryStore } from '../../../runtime/store/choices/DictionaryStore.ts';
import type { DetailStore } from '../../../runtime/store/detail/DetailStore.ts';
import { rowKeyField } from '../../../runtime/store/detail/detailRows.ts';
import type { Fact } from './Facts.tsx';
import { readText } from './readText.ts';

interface Reading {
  readonly asked: AskedDocument;
  readonly detail: DetailStore;
  readonly row: Row;
  /** Fields the approver may fill in. */
  readonly fields: readonly ResolvedField[];
  readonly locale: Locale;
  readonly dictionaries: Pick<DictionaryStore, 'label' | 'remoteLabel'>;
}

/** Facts of a row: columns with a text, then other fields to fill in, with their earlier texts. */
export function rowFacts(reading: Reading): readonly Fact[] {
  const { asked, detail, row, fields, locale, dictionaries } = reading;
  const { table, schema } = detail;
  // Creator and creation time do not help the decision.
  const columns = columnsOf(table)
    .map(({ kind }) => kind)
    .filter(({ field, stamp }) => field !== schema.foreignKey && stamp === undefined);
  const stored = asked.document.details[schema.table]?.find(
    (one) => String(one[table.key]) === row[rowKeyField],
  );
  const textOf = (field: ResolvedField, from: Row): string =>
    readText(asked, field, from, locale, (dataKey, key) =>
      field.remote ? dictionaries.remoteLabel(dataKey, key) : dictionaries.label(dataKey, key),
    );
  return [...new Set([...columns, ...fields])]
    .map((field): Fact => {
      const { field: name, title } = field;
      const isOpen = fields.includes(field);
      const isSame = !isOpen || !stored || sameValue(field, stored[name] ?? null, row[name] ?? null);
      const before = isSame ? undefined : textOf(field, stored);
      return { name, title, text: textOf(field, row), isOpen, before };
    })
    .filter(({ text, isOpen }) => text !== '' || isOpen);
}
