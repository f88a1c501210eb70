import { GREATEST_SCALE, type Scaled, type WholeReader } from './Scaled.ts';
import { quotient, safe } from './safe.ts';
import { type Term, termOf } from './Term.ts';

/** The product of two: their scales add up. */
export function product(left: Scaled, right: Scaled | undefined): Scaled | undefined {
  if (right === undefined || left.scale + right.scale > GREATEST_SCALE) return undefined;
  // What can be read without a call stands on the right.
  const turned = left.constant !== undefined || (left.term !== undefined && right.constant === undefined);
  const rounded = turned ? readers(right, left) : readers(left, right);
  return { scale: left.scale + right.scale, read: rounded(1), rounded };
}

function readers(left: Scaled, right: Scaled): (divisor: number) => WholeReader {
  const { constant, term } = right;
  if (constant !== undefined) return (divisor) => byConstant(left.read, constant, divisor);
  if (term === undefined) return (divisor) => byReader(left.read, right.read, divisor);
  const other = left.term;
  if (other === undefined) return (divisor) => byTerm(left.read, term, divisor);
  return (divisor) => termByTerm(other, term, divisor);
}

function byConstant(read: WholeReader, constant: number, divisor: number): WholeReader {
  return (frame) => {
    const n = safe(read(frame) * constant);
    return divisor === 1 ? n : quotient(n, divisor);
  };
}

function byTerm(read: WholeReader, term: Term, divisor: number): WholeReader {
  return (frame) => {
    const n = safe(read(frame) * termOf(frame, term));
    return divisor === 1 ? n : quotient(n, divisor);
  };
}

function termByTerm(left: Term, right: Term, divisor: number): WholeReader {
  return (frame) => {
    const n = safe(termOf(frame, left) * termOf(frame, right));
    return divisor === 1 ? n : quotient(n, divisor);
  };
}

function byReader(left: WholeReader, right: WholeReader, divisor: number): WholeReader {
  return (frame) => {
    const n = safe(left(frame) * right(frame));
    return divisor === 1 ? n : quotient(n, divisor);
  };
}
