import type { FunctionTable } from '../../functions/declared/FormulaFunction.ts';
import type { Token } from '../../grammar/Token.ts';
import { nearest } from '../../jsonLogic/nearest.ts';
import { Refusal } from '../../Refusal.ts';
import type { CallNode, ExcelNode, LetNode } from '../ExcelNode.ts';
import type { ExcelCallable, ExcelFunction } from '../functions/ExcelFunction.ts';
import { excelNamed } from '../functions/excelNamed.ts';
import { knownByAnyName } from '../functions/knownFunctions.ts';
import { letFunction } from '../functions/logic/let.ts';
import type { ExcelParser } from './ParseState.ts';
import { readLet } from './readLet.ts';
import { sized } from './sized.ts';

/** Parses the arguments of a call; the current token is the opening parenthesis. */
export function readCall(parser: ExcelParser, name: Token): CallNode | LetNode {
  const called = String(name.value);
  const definition = functionNamed(called) ?? excelNamed(called.toUpperCase(), parser.state.functions);
  if (definition === undefined) throw unknownFunction(called, name, parser.state.functions);
  if (definition === letFunction) return readLet(parser, name);
  parser.advance(true);
  const list: ExcelNode[] = [];
  if (parser.token.type !== ')')
    do {
      const { type, from } = parser.token;
      const empty = type === ',' || type === ')';
      list.push(empty ? { kind: 'omitted', from, to: from } : parser.expression(0));
    } while (parser.take(','));
  const { to } = parser.expect(')');
  checkCount(definition, list.length, name.from, to);
  return {
    kind: 'call',
    name: definition.name,
    arguments: sized(parser.state, definition, list),
    from: name.from,
    to,
  };
}

/** Finds a function by name or alias, in any case. */
export function functionNamed(name: string): ExcelFunction | undefined {
  return knownByAnyName.get(name) ?? knownByAnyName.get(name.toUpperCase());
}

/** Minimum and maximum number of arguments, and the size of repeated groups (0: none). */
export function countsOf({ parameters }: ExcelCallable): {
  readonly least: number;
  readonly most: number;
  readonly group: number;
} {
  const known = counts.get(parameters);
  if (known !== undefined) return known;
  const start = parameters.findIndex((parameter) => parameter.repeats);
  const optional = parameters.findIndex((parameter) => parameter.optional);
  const made = {
    least: optional < 0 ? parameters.length : optional,
    most: start < 0 ? parameters.length : MOST,
    group: start < 0 ? 0 : parameters.length - start,
  };
  counts.set(parameters, made);
  return made;
}

/** Maximum number of arguments, as in Excel. */
const MOST = 255;
const counts = new WeakMap<object, { least: number; most: number; group: number }>();

function checkCount(definition: ExcelCallable, given: number, from: number, to: number): void {
  const { least, most, group } = countsOf(definition);
  const whole = group < 2 || (given - definition.parameters.length) % group === 0;
  if (given >= least && given <= most && whole) return;
  const wanted = least === most ? `${least}` : most === MOST ? `at least ${least}` : `${least} to ${most}`;
  throw new Refusal({
    code: 'argument-count',
    message: `${definition.name} takes ${wanted} arguments, not ${given}.`,
    params: { name: definition.name, least, most, given },
    from,
    to,
  });
}

function unknownFunction(name: string, { from, to }: Token, declared?: FunctionTable): Refusal {
  const suggestion = nearest(name, [...knownByAnyName.keys(), ...(declared?.keys() ?? [])]);
  const meant = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return new Refusal({
    code: 'unknown-function',
    message: `There is no function ${name}.${meant}`,
    params: { name, ...(suggestion === undefined ? {} : { suggestion }) },
    from,
    to,
  });
}
