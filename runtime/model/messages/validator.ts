import type { Catalogue } from './Catalogue.ts';

/** Texts of named checks (`FieldSchema.validator`). */
export const validatorMessages = {
  'validator.creditCode': {
    zh: '{title}不是有效的统一社会信用代码',
    en: '{title} is not a valid unified social credit code',
  },
  'validator.idCard': { zh: '{title}不是有效的身份证号', en: '{title} is not a valid identity number' },
  'validator.typedKey': {
    zh: '{title}最多{n}个字符，不能是0，也不能包含逗号',
    en: '{title} has at most {n} characters, is not 0 and contains no comma',
  },
  'validator.unknown': { zh: '没有名为“{name}”的校验', en: 'There is no check named “{name}”' },
} as const satisfies Catalogue;
