import type { NativeFunction } from '../../jsonata/functions/NativeFunction.ts';
import { nativeCategories } from '../../jsonata/functions/nativeFunctions.ts';
import { parseSignature } from '../../jsonata/signature/parseSignature.ts';
import type { Parameter } from '../../jsonata/signature/Signature.ts';
import type { ValueType } from '../../ValueType.ts';
import type { FunctionHelp, ParameterType } from '../FunctionHelp.ts';
import { jsonataParameterTitles } from './jsonataParameterTitles.ts';

const types: Readonly<Record<string, ParameterType>> = {
  s: 'text',
  n: 'number',
  b: 'boolean',
  a: 'range',
  o: 'object',
  f: 'function',
  '(sf)': 'pattern',
};

const results: Readonly<Record<string, ValueType>> = { s: 'text', n: 'number', b: 'boolean', a: 'list' };

/** Help for JSONata's functions, without those that are always refused. */
export const jsonataFunctions: readonly FunctionHelp[] = [...nativeCategories].flatMap(
  ([category, definitions]) =>
    definitions.filter(({ name }) => name !== 'eval').map((definition) => helpOf(definition, category)),
);

/** Help by name without `$`. */
export const jsonataFunctionsByName: ReadonlyMap<string, FunctionHelp> = new Map(
  jsonataFunctions.map((help) => [help.name.slice(1), help]),
);

function helpOf(definition: NativeFunction, category: string): FunctionHelp {
  const { name, title, summary, signature, parameters, examples } = definition;
  const read = parseSignature(signature);
  return {
    name: `$${name}`,
    title,
    aliases: [],
    category,
    summary,
    parameters: parameters.map((parameter, index) => {
      const wanted = read.parameters[index] ?? read.parameters[read.parameters.length - 1];
      return {
        name: parameter,
        title: jsonataParameterTitles[parameter] ?? parameter,
        type: types[wanted?.type ?? ''] ?? 'any',
        optional: isOptional(wanted),
        repeats: wanted?.many === true && index === parameters.length - 1,
      };
    }),
    result: results[read.result.charAt(0)] ?? 'any',
    examples: examples.map(({ expr, ...rest }) => ({ source: expr, ...rest })),
  };
}

/** Parameters that the context replaces are optional too. */
function isOptional(parameter: Parameter | undefined): boolean {
  return parameter?.optional === true;
}
