import { FIFTEEN_DIGITS, ten } from '../../numbers/scaled.ts';
import type { Scaled, WholeReader } from './Scaled.ts';
import { quotient, safe } from './safe.ts';
import { scaledTerm } from './scaledTerm.ts';
import { type Term, termOf } from './Term.ts';

/** `left + sign * right` at the greater of the two scales. */
export function sumOf(left: Scaled, right: Scaled | undefined, sign: 1 | -1): Scaled | undefined {
  if (right === undefined) return undefined;
  const scale = Math.max(left.scale, right.scale);
  // The factors that bring both to the common scale.
  const up = ten(scale - left.scale);
  const down = sign * ten(scale - right.scale);
  return (
    termAndConstant(scale, left, up, right, down) ??
    termAndConstant(scale, right, down, left, up) ??
    any(scale, left.term === undefined ? [left, up, right, down] : [right, down, left, up])
  );
}

/** `1 - Discount` is a term again. */
function termAndConstant(
  scale: number,
  { term }: Scaled,
  factor: number,
  { constant }: Scaled,
  raise: number,
): Scaled | undefined {
  if (term === undefined || constant === undefined) return undefined;
  const total = term.constant * factor + constant * raise;
  if (!(Math.abs(total) < FIFTEEN_DIGITS)) return undefined;
  return scaledTerm(scale, { ...term, factor: term.factor * factor, constant: total });
}

function any(scale: number, [left, up, right, down]: readonly [Scaled, number, Scaled, number]): Scaled {
  const { term } = right;
  const rounded = (divisor: number): WholeReader =>
    term === undefined
      ? readers(left.read, up, right.read, down, divisor)
      : withTerm(left.read, up, term, down, divisor);
  return { scale, read: rounded(1), rounded };
}

function withTerm(read: WholeReader, up: number, term: Term, down: number, divisor: number): WholeReader {
  return (frame) => {
    const n = safe(safe(read(frame) * up) + safe(termOf(frame, term) * down));
    return divisor === 1 ? n : quotient(n, divisor);
  };
}

function readers(a: WholeReader, up: number, b: WholeReader, down: number, divisor: number): WholeReader {
  return (frame) => {
    const n = safe(safe(a(frame) * up) + safe(b(frame) * down));
    return divisor === 1 ? n : quotient(n, divisor);
  };
}
