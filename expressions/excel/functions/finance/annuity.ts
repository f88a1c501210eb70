/** PMT: the payment per period of a loan or savings plan, in doubles. Not finite when there is none. */
export function payment(
  rate: number,
  count: number,
  present: number,
  future: number,
  atBeginning: boolean,
): number {
  if (rate === 0) return -(present + future) / count;
  // growth - 1, without the digits that subtraction loses for small rates.
  const gained = Math.expm1(count * Math.log1p(rate));
  const due = atBeginning ? 1 + rate : 1;
  return (-rate * (present * (gained + 1) + future)) / (due * gained);
}

/** PV: the present value of equal payments and a final one, with the opposite sign. */
export function presentValue(
  rate: number,
  count: number,
  paid: number,
  future: number,
  atBeginning: boolean,
): number {
  return -(future + paid * payments(rate, count, atBeginning)) / growth(rate, count);
}

/** FV: the future value of equal payments and an initial one, with the opposite sign. */
export function futureValue(
  rate: number,
  count: number,
  paid: number,
  present: number,
  atBeginning: boolean,
): number {
  return -(present * growth(rate, count) + paid * payments(rate, count, atBeginning));
}

/** NPER: the number of payments needed. */
export function periods(
  rate: number,
  paid: number,
  present: number,
  future: number,
  atBeginning: boolean,
): number {
  if (rate === 0) return -(present + future) / paid;
  const due = paid * (atBeginning ? 1 + rate : 1);
  return Math.log((due - future * rate) / (due + present * rate)) / Math.log1p(rate);
}

/** NPV: the present value of payments at the ends of equal periods, in doubles. */
export function netPresentValue(rate: number, values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value / (1 + rate) ** (index + 1), 0);
}

/** Growth factor of 1 over `count` periods. */
function growth(rate: number, count: number): number {
  return Math.exp(count * Math.log1p(rate));
}

/** Future value of payments of 1 over `count` periods. */
function payments(rate: number, count: number, atBeginning: boolean): number {
  if (rate === 0) return count;
  return (Math.expm1(count * Math.log1p(rate)) / rate) * (atBeginning ? 1 + rate : 1);
}
