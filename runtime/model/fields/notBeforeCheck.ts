import type { Cell } from '../schema/Row.ts';
import { finding } from './columnTypes/finding.ts';
import type { ResolvedField } from './resolve/ResolvedTable.ts';
import type { Finding } from './types/FieldType.ts';

/** The check of a date against the earlier one that `notBefore` names; empty and unreadable values pass. */
export type NotBeforeCheck = (value: Cell, earlier: Cell) => Finding | undefined;

export function notBeforeCheck(field: ResolvedField, other: ResolvedField): NotBeforeCheck {
  const tooEarly = finding('form.notBefore', { other: other.title });
  return (value, earlier) => {
    const own = field.kind.parse(value, field);
    const first = other.kind.parse(earlier, other);
    if (!own.ok || !first.ok || own.value === null || first.value === null) return undefined;
    const [later, sooner] = [String(own.value), String(first.value)];
    // A day and a moment of that day are in order.
    const length = Math.min(later.length, sooner.length);
    return later.slice(0, length) < sooner.slice(0, length) ? tooEarly : undefined;
  };
}
