import type { Numeric } from '../../../numbers/Decimal.ts';

/** A compiled section: formats a number; undefined when it cannot show it. */
export type Show = (value: Numeric) => string | undefined;
