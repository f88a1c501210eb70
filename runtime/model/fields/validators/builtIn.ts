import { addMessages } from '../../messages/index.ts';
import { validatorMessages } from '../../messages/validator.ts';
import { isDate } from '../columnTypes/calendar.ts';
import { typedKeyLimit } from '../resolve/impliedFields.ts';
import { creditCode } from './creditCode.ts';
import { addValidators, type Validator } from './validators.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/** 居民身份证号 (GB 11643-1999): 18 characters with a real birthday and a check digit. */
const idCard: Validator = {
  name: 'idCard',
  check(value, { field }) {
    if (value === null || value === undefined || value === '') return undefined;
    const number = String(value).toUpperCase();
    const birthday = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
    const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
    if (/^\d{17}[\dX]$/.test(number) && isDate(birthday) && checks[sum % 11] === number[17]) return undefined;
    return { rule: 'validator.idCard', params: { title: field.title } };
  },
};

/** A key that people type: lists of keys are separated by commas, and `0` means none. */
const typedKey: Validator = {
  name: 'typedKey',
  check(value, { field }) {
    if (value === null || value === undefined || value === '') return undefined;
    const key = String(value);
    if (key !== '0' && key.length <= typedKeyLimit && !/[,\p{Cc}]/u.test(key)) return undefined;
    return { rule: 'validator.typedKey', params: { title: field.title, n: typedKeyLimit } };
  },
};

/** All built-in named checks. */
export const builtInValidators: readonly Validator[] = [creditCode, idCard, typedKey];

// Importing this file registers the texts: the server does, and in browsers the form controls.
addMessages(validatorMessages);
addValidators(builtInValidators);
