import { amountText } from '../../../runtime/model/fields/amountText.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Fact } from '../../../runtime/wire/records/Fact.ts';
import type { UserCall } from '../../http/Call.ts';
import type { Labels } from '../exporting/Labels.ts';

/** A value as the user reads it; choices by their label. Call `labels.prepare` with the rows first. */
export const cellText = (call: UserCall, labels: Labels, field: ResolvedField, cell: Cell): string => {
  const known = cell === null || cell === '' ? undefined : labels.of(field);
  return known === undefined
    ? field.kind.format(cell, field, call.locale)
    : String(cell)
        .split(',')
        .map((key) => known.get(key.trim()) ?? key)
        .join(',');
};

/** The facts of a row by title, amounts with the sign of their currency; empty values are left out. */
export const recordFacts = (
  call: UserCall,
  labels: Labels,
  facts: readonly ResolvedField[],
  row: Row,
): readonly Fact[] =>
  facts.flatMap((field) => {
    const cell = row[field.field] ?? null;
    const { currencyField } = field;
    const text =
      currencyField === undefined
        ? cellText(call, labels, field, cell)
        : amountText(cell, field, row[currencyField], call.locale);
    return text === '' ? [] : [{ title: field.title, text }];
  });
