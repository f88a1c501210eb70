import type { Numeric } from '../../../numbers/Decimal.ts';
import type { Numerals } from '../chinese/numerals.ts';
import type { Token } from './Token.ts';

/** `[>=100]`: which numbers a section is for. */
export interface Condition {
  readonly operator: '<' | '<=' | '>' | '>=' | '=' | '<>';
  readonly operand: Numeric;
}

/** One of the parts of a format between semicolons. */
export interface Section {
  readonly tokens: readonly Token[];
  readonly condition: Condition | undefined;
  /** `[DBNum1]`, `[DBNum2]`: digits in Chinese. */
  readonly numerals: Numerals | undefined;
}
