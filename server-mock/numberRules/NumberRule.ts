import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Code format of a form (Base_NumberRule). */
export interface NumberRule {
  readonly prefix: string;
  /** `yyyy`, `yyyyMM`, `yyyyMMdd`, `yyyyMMddhhmmss` (hh: 24 hours), or empty. */
  readonly pattern: string;
  /** Digits of the serial number, padded with zeros. */
  readonly digits: number;
}

/** Default rule for forms without one. */
const fallback: NumberRule = { prefix: '', pattern: 'yyyyMMddHHmmss', digits: 4 };

/** Reads the rule of a form code, or the default. */
export const readNumberRule = async (db: Queryable, formCode: string): Promise<NumberRule> => {
  const { rows } = await run(
    db,
    sql`select "Prefix", "SubmitTime", "SerialNumber" from "Base_NumberRule" where "FormCode" = ${formCode} limit 1`,
  );
  const [row] = rows;
  if (row === undefined) return fallback;
  return {
    prefix: String(row.Prefix ?? ''),
    pattern: String(row.SubmitTime ?? ''),
    digits: Math.max(1, Number(row.SerialNumber ?? 4)),
  };
};
