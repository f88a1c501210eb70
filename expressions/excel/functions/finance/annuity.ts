/** PMT: the payment per period of a loan or savings plan; doubles. Not finite when there is none. */
export function payment(
  rate: number,
  periods: number,
  present: number,
  future: number,
  atBeginning: boolean,
): number {
  if (rate === 0) return -(present + future) / periods;
  // growth - 1 without the loss of digits that subtracting would bring for small rates.
  const gained = Math.expm1(periods * Math.log1p(rate));
  const due = atBeginning ? 1 + rate : 1;
  return (-rate * (present * (gained + 1) + future)) / (due * gained);
}

/** NPV: values at the ends of equal periods, discounted to now; doubles. */
export function netPresentValue(rate: number, values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value / (1 + rate) ** (index + 1), 0);
}
