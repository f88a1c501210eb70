import type { Cell, Row } from '../../schema/Row.ts';
import type { DocumentSpace } from './domain/DocumentSpace.ts';
import { anyRecord, emptyValue } from './exampleWording.ts';

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
  return option?.value ?? field.kind.format(value, field);
}
