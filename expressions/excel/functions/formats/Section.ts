import type { Numeric } from '../../../numbers/Decimal.ts';
import type { Numerals } from '../chinese/numerals.ts';
import type { Token } from './Token.ts';

/** Condition for the numbers of a section: `[>=100]`. */
export interface Condition {
  readonly operator: '<' | '<=' | '>' | '>=' | '=' | '<>';
  readonly operand: Numeric;
}

/** A section of a format; semicolons separate sections. */
export interface Section {
  readonly tokens: readonly Token[];
  readonly condition: Condition | undefined;
  /** `[DBNum1]`, `[DBNum2]`: Chinese digits. */
  readonly numerals: Numerals | undefined;
}
