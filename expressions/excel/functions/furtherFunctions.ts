import { chinese } from './chinese/chinese.ts';
import { dates } from './dates/dates.ts';
import type { ExcelFunction } from './ExcelFunction.ts';
import { finance } from './finance/finance.ts';
import { formats } from './formats/formats.ts';
import { lookup } from './lookup/lookup.ts';
import { text } from './text/text.ts';

/** Functions that a browser loads with the first formula that needs one of them. */
export const furtherFunctions: readonly ExcelFunction[] = [
  ...text,
  ...formats,
  ...dates,
  ...lookup,
  ...finance,
  ...chinese,
];
