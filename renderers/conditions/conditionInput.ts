import type { App } from '../../runtime/host/AppContext.ts';
import type { ConditionOperator } from '../../runtime/model/conditions/ConditionOperator.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isBound } from '../../runtime/model/fields/types/storage.ts';
import { searchInput } from '../../runtime/store/list/searchTable.ts';

/**
 * Field schema of the value control: a picker for a day, a multi-select for `in`, text for a part of a text.
 */
export function conditionInput(app: App, field: ResolvedField, operator: ConditionOperator): ResolvedField {
  const words = { yes: app.t('form.yes'), no: app.t('form.no') };
  const type = typeOf(field, operator);
  const made = searchInput({ field, type, displayType: '', range: false, span: 12 }, app.fieldTypes, words);
  const { range: _, ...plain } = made;
  const placeholder = operator.takes === 'many' && !isBound(field) ? app.t('filter.severalHint') : undefined;
  return { ...plain, title: app.t('filter.value'), ...(placeholder === undefined ? {} : { placeholder }) };
}

function typeOf(field: ResolvedField, { takes, operator }: ConditionOperator): string {
  if (operator.startsWith('like')) return 'text';
  if (takes === 'days') return 'text';
  const chosen = isBound(field) || field.kind.needsSource;
  if (takes === 'many') return chosen ? 'selectList' : 'text';
  if (field.columnType === 'date' || field.columnType === 'datetime') return field.columnType;
  // Typed digits stay text until the column parses them.
  return field.type === 'switch' ? 'switch' : chosen ? 'select' : 'text';
}
