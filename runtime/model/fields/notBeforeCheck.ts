import type { Cell } from '../schema/Row.ts';
import { finding } from './columnTypes/finding.ts';
import type { ResolvedField } from './resolve/ResolvedTable.ts';
import type { Finding } from './types/FieldType.ts';

/**
 * The check of a date against the earlier one that `notBefore` names; empty and unreadable values pass. `title`: of
 * the earlier one.
 */
export type NotBeforeCheck = (value: Cell, earlier: Cell, title: string) => Finding | undefined;

export function notBeforeCheck(field: ResolvedField): NotBeforeCheck {
  return (value, earlier, title) => {
    const own = field.kind.parse(value, field);
    // In the precision of this field: a day and a moment of that day are in order.
    const first = field.kind.parse(earlier, field);
    if (!own.ok || !first.ok || own.value === null || first.value === null) return undefined;
    return String(own.value) < String(first.value) ? finding('form.notBefore', { other: title }) : undefined;
  };
}
