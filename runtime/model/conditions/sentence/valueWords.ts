import { type Data, isEmpty, isNumeric } from '../../../../expressions/index.ts';
import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../schema/Row.ts';
import type { SentenceContext } from './SentenceContext.ts';

/** Writes a constant with the field's labels, options and format; a list in brackets. */
export function valueWords(value: Data, field: ResolvedField | undefined, context: SentenceContext): string {
  if (Array.isArray(value)) return `[${value.map((one) => valueWords(one, field, context)).join(', ')}]`;
  if (isEmpty(value)) return context.say('condition.nothing');
  const label = field && (context.options.label?.(field, value) ?? optionOf(field, value));
  if (label !== undefined) return label;
  if (typeof value === 'boolean') return context.say(value ? 'form.yes' : 'form.no');
  if (typeof value === 'object') return JSON.stringify(value);
  // Show a number as written: padding it to the field's decimals adds nothing.
  if (isNumeric(value) && (field === undefined || isNumeric(copyOf(value, field)))) return String(value);
  return field?.kind.format(value, field, context.locale) ?? String(value);
}

const copyOf = (value: Cell, field: ResolvedField): string =>
  field.kind.copy?.(value, field) ?? field.kind.format(value, field);

function optionOf({ data }: ResolvedField, value: Data): string | undefined {
  return data?.find(({ key }) => String(key) === String(value))?.value;
}
