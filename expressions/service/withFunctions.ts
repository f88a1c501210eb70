import type { FormulaFunction, FunctionTable } from '../functions/declared/FormulaFunction.ts';
import { arityOf } from '../functions/declared/functionNamed.ts';
import type { FunctionHelp } from './FunctionHelp.ts';
import type { LanguageTools } from './LanguageTools.ts';

/** Tools of a language that also know declared functions: their help, and formulas that call them. */
export function withFunctions(tools: LanguageTools, functions: FunctionTable): LanguageTools {
  if (functions.size === 0) return tools;
  const { language } = tools;
  // JSONata writes a sign before the names of functions.
  const sign = tools.functions[0]?.name.startsWith('$') === true ? '$' : '';
  const helps = new Map([...functions].map(([name, one]) => [name, helpOf(one, sign)]));
  const wanted = sign === '' ? 'name' : 'variable';
  return {
    ...tools,
    language: {
      ...language,
      parse: (source, options) => language.parse(source, { ...options, functions }),
      infer: (formula, inference) => language.infer(formula, { ...inference, functions }),
    },
    functions: [...tools.functions, ...helps.values()],
    functionOf: (word) =>
      tools.functionOf(word) ??
      (word.type === wanted ? helps.get(sign === '' ? word.value.toUpperCase() : word.value) : undefined),
    mistakes: (source, fields) =>
      tools
        .mistakes(source, fields)
        .filter(({ code, params }) => !isDeclared(code, String(params?.name ?? ''), functions)),
  };
}

function isDeclared(code: string, name: string, functions: FunctionTable): boolean {
  return code === 'unknown-function' && name.startsWith('$') && functions.has(name.slice(1));
}

function helpOf(definition: FormulaFunction, sign: string): FunctionHelp {
  const { name, title, summary, parameters, result } = definition;
  const [least] = arityOf(definition);
  return {
    name: sign + name,
    title: title.zh,
    aliases: [],
    category: 'plugin',
    summary,
    parameters: parameters.map((parameter, at) => ({
      name: parameter.name,
      title: parameter.title.zh,
      type: parameter.type,
      optional: at >= least,
      repeats: false,
    })),
    result,
    examples: [],
  };
}
