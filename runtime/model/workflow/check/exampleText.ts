import { addWording, text } from '../../messages/index.ts';
import type { Cell, Row } from '../../schema/Row.ts';
import type { DocumentSpace } from './domain/DocumentSpace.ts';

/**
 * Formats a record by its field titles: `订单金额 = 100000.01，客户 = 华东机电`.
 * The empty value and "any record" become signs, which `exampleWording` translates.
 */
export function exampleText(row: Row, space: DocumentSpace): string {
  const parts = Object.entries(row).map(([name, value]) => {
    const field = space.domain(name)?.field;
    return `${field?.title ?? name} = ${valueText(value, name, space)}`;
  });
  return parts.length === 0 ? anyRecord : parts.join('，');
}

function valueText(value: Cell, name: string, space: DocumentSpace): string {
  const field = space.domain(name)?.field;
  if (value === null || field === undefined) return emptyValue;
  const option = (field.data ?? space.optionsOf(field)).find(({ key }) => String(key) === String(value));
  return option?.value ?? field.kind.copy?.(value, field) ?? field.kind.format(value, field);
}

/** Placeholders inside the param `example`, replaced by words of the reader's language. */
const emptyValue = '∅';
const anyRecord = '∗';

const spoken = [
  'workflowCheck.gap',
  'workflowCheck.overlap',
  'workflowCheck.dead',
  'workflowCheck.deadStart',
  'workflowCheck.shadowed',
  'workflowCheck.pathNever',
  'workflowCheck.bothStart',
] as const;

/** Translates the placeholders of messages with an example. Called once by `explain/allMessages.ts`. */
export function addExampleWording(): void {
  for (const rule of spoken) {
    addWording(rule, (params, locale) => ({
      ...params,
      example: String(params.example)
        .replaceAll(emptyValue, text('workflowCheck.emptyValue', locale))
        .replaceAll(anyRecord, text('workflowCheck.anyRecord', locale)),
    }));
  }
}
