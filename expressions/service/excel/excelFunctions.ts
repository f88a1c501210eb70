import { aliases } from '../../excel/functions/aliases.ts';
import type { ExcelFunction, Taken } from '../../excel/functions/ExcelFunction.ts';
import { functions } from '../../excel/functions/functions.ts';
import type { FunctionHelp, ParameterType } from '../FunctionHelp.ts';
import { excelParameterTitles } from './excelParameterTitles.ts';

const types: Readonly<Record<keyof Taken, ParameterType>> = {
  number: 'number',
  integer: 'number',
  text: 'text',
  boolean: 'boolean',
  date: 'date',
  scalar: 'any',
  any: 'any',
  range: 'range',
  array: 'range',
  place: 'range',
  lazy: 'any',
};

/** Help for Excel's functions, in table order. */
export const excelFunctions: readonly FunctionHelp[] = [...functions.values()].map(helpOf);

/** Help by every name, in capitals. */
export const excelFunctionsByName: ReadonlyMap<string, FunctionHelp> = new Map(
  excelFunctions.flatMap((help) =>
    [help.name, ...help.aliases].map((name) => [name.toUpperCase(), help] as const),
  ),
);

function helpOf(definition: ExcelFunction): FunctionHelp {
  const { name, category, summary, parameters, result, examples } = definition;
  const others = aliases[name] ?? [];
  return {
    name,
    title: others[0] ?? name,
    aliases: others,
    category,
    summary,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      title: excelParameterTitles[parameter.name] ?? parameter.name,
      type: types[parameter.takes],
      optional: parameter.optional === true,
      repeats: parameter.repeats === true,
    })),
    result,
    examples: examples.map(({ formula, ...rest }) => ({ source: formula, ...rest })),
  };
}
