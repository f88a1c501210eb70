import type { Validator } from './validators.ts';

/** Characters in the order of their values, without I, O, S, V and Z (GB 32100-2015). */
const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const shape = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/** The check character of the first 17 of a unified social credit code (GB 32100-2015). */
export function creditCodeCheck(first17: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of first17) {
    sum += digits.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return digits[(31 - (sum % 31)) % 31] ?? '';
}

/** 统一社会信用代码, also a company's tax number: 18 characters with a check character. */
export const creditCode: Validator = {
  name: 'creditCode',
  check(value, { field }) {
    if (value === null || value === undefined || value === '') return undefined;
    const code = String(value);
    if (shape.test(code) && creditCodeCheck(code.slice(0, 17)) === code[17]) return undefined;
    return { rule: 'validator.creditCode', params: { title: field.title } };
  },
};
