import { evaluateSet } from '../../expressions/excel/evaluateSet.ts';
import { excel } from '../../expressions/excel/index.ts';
import { compile, type Data, type Result } from '../../expressions/index.ts';
import { ownValue } from '../../expressions/values/ownValue.ts';
import { isObject } from '../../runtime/model/schema/Json.ts';
import { dataScope } from './dataScope.ts';
import type { Engine } from './Engine.ts';

/** Excel: the expression is a text, or `{"formulas": {name: text}}`. */
export const excelEngine: Engine = {
  answer({ expr, data }, options) {
    const scope = dataScope(data);
    if (typeof expr !== 'string') {
      const formulas = formulasIn(expr);
      return formulas === undefined
        ? refused('"expr" must be a text or {"formulas": {name: text}}.')
        : evaluateSet(formulas, scope, options);
    }
    const tree = excel.parse(expr);
    return tree.ok ? compile(tree.value, { languages: [excel] }).run(scope, options) : tree;
  },
};

function formulasIn(expr: unknown): Readonly<Record<string, string>> | undefined {
  const formulas = ownValue(expr, 'formulas');
  if (!isObject(formulas)) return undefined;
  const entries = Object.entries(formulas);
  // The cast is safe, because every value was checked to be a text.
  return entries.every(([, text]) => typeof text === 'string')
    ? (Object.fromEntries(entries) as Record<string, string>)
    : undefined;
}

function refused(message: string): Result<Data> {
  return { ok: false, error: { code: 'bad-line', message } };
}
