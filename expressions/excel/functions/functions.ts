import { aliases } from './aliases.ts';
import { chinese } from './chinese/chinese.ts';
import { dates } from './dates/dates.ts';
import type { ExcelFunction } from './ExcelFunction.ts';
import { finance } from './finance/finance.ts';
import { formats } from './formats/formats.ts';
import { information } from './information/information.ts';
import { logic } from './logic/logic.ts';
import { lookup } from './lookup/lookup.ts';
import { math } from './math/math.ts';
import { statistics } from './statistics/statistics.ts';
import { text } from './text/text.ts';

const all: readonly ExcelFunction[] = [
  ...math,
  ...statistics,
  ...logic,
  ...text,
  ...formats,
  ...dates,
  ...lookup,
  ...information,
  ...finance,
  ...chinese,
];

/** All functions by their upper-case name. */
export const functions: ReadonlyMap<string, ExcelFunction> = new Map(
  all.map((definition) => [definition.name, definition]),
);

/** All functions by name and alias. */
export const functionsByAnyName: ReadonlyMap<string, ExcelFunction> = new Map([
  ...functions,
  ...all.flatMap((definition) =>
    (aliases[definition.name] ?? []).map((alias) => [alias, definition] as const),
  ),
]);
