import type { Numeric } from '../../../numbers/Decimal.ts';

/** A section, ready to show a number; undefined when it cannot show this one. */
export type Show = (value: Numeric) => string | undefined;
