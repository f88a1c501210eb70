import { measureField } from '../../model/fields/measureField.ts';
import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../model/formulas/recordScope.ts';
import type { Cell } from '../../model/schema/Row.ts';
import type { FormStore } from '../form/FormStore.ts';

/** Reads a field of a detail's header; null: empty, or no such field. */
export type ReadHeader = (field: string) => Cell;

/** Reads the header in this form; the reads are tracked. */
export function headerOf(main: Pick<FormStore, 'has' | 'cell'>): ReadHeader {
  return (field) => (main.has(field) ? main.cell(field).value : null);
}

/** The currency or unit that the header gives to a number, empty for none; undefined: the row itself says it. */
export function headerMeasure(number: ResolvedField, header: ReadHeader): string | undefined {
  const field = headerField(measureField(number) ?? '');
  if (field === undefined) return undefined;
  const code = header(field);
  return typeof code === 'string' ? code : '';
}
