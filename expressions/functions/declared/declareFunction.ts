import { declaredSql } from '../../sql/declared/declaredSql.ts';
import type {
  DeclaredParameter,
  DeclaredType,
  FormulaFunction,
  FunctionDeclaration,
} from './FormulaFunction.ts';

/** Built-in functions never match this pattern; a test checks that. */
const NAME = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
const PARAMETER = /^[a-z][a-z0-9_]*$/;
/** Maximum number of parameters. */
const MOST = 16;

/** Checks a declaration and returns its function. Throws an Error when the declaration is invalid. */
export function declareFunction<const P extends readonly DeclaredParameter[], const R extends DeclaredType>(
  declaration: FunctionDeclaration<P, R>,
): FormulaFunction {
  // `callDeclared` and `declaredSql` pass exactly what `parameters` declare.
  const made = declaration as unknown as FormulaFunction;
  const mistake = mistakeIn(made) ?? parameterMistake(made.parameters);
  if (mistake !== undefined) throw new Error(`Function ${made.name}: ${mistake}.`);
  // Builds the SQL once, so that mistakes in it show here and not in a query.
  if (made.sql !== undefined) declaredSql(made);
  return Object.freeze(made);
}

function mistakeIn({ name, title, summary, parameters, cost = 0 }: FormulaFunction): string | undefined {
  if (!NAME.test(name) || name.length > 64)
    return 'its name must be capitals with an underscore, such as STEEL_WEIGHT';
  if (title.zh === '' || title.en === '' || summary.zh === '' || summary.en === '')
    return 'its title and summary must be given in every language';
  if (parameters.length > MOST) return `it takes more than ${MOST} parameters`;
  return Number.isSafeInteger(cost) && cost >= 0 ? undefined : 'its cost must be a whole number';
}

function parameterMistake(parameters: readonly DeclaredParameter[]): string | undefined {
  const names = new Set<string>();
  let isOptional = false;
  for (const { name, title, type, optional = false, min, max, maxLength } of parameters) {
    if (!PARAMETER.test(name) || names.has(name))
      return `the parameter ${name} must have a name of its own, in small letters`;
    if (title.zh === '' || title.en === '') return `the parameter ${name} has no title`;
    if (isOptional && !optional) return `the parameter ${name} stands after an optional one`;
    if ((min !== undefined || max !== undefined) && type !== 'number')
      return `the parameter ${name} has bounds but is no number`;
    if ((min ?? Number.NEGATIVE_INFINITY) > (max ?? Number.POSITIVE_INFINITY))
      return `the parameter ${name} has min above max`;
    if (maxLength !== undefined && type !== 'text')
      return `the parameter ${name} has a maximum length but is no text`;
    names.add(name);
    isOptional = optional;
  }
  return undefined;
}
