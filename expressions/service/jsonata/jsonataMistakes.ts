import type { ExpressionError } from '../../ExpressionError.ts';
import { nearest } from '../../jsonLogic/nearest.ts';
import type { FieldName } from '../../Language.ts';
import { typeOfFields } from '../typeOfFields.ts';
import type { Word } from '../Word.ts';
import { jsonataFunctions, jsonataFunctionsByName } from './jsonataFunctions.ts';
import { jsonataVariables } from './jsonataVariables.ts';
import { jsonataWords } from './jsonataWords.ts';
import { namesIn } from './namesIn.ts';

/** Unknown functions and fields, each at its name: `unknown-function`, `unknown-field`. */
export function jsonataMistakes(source: string, fields: readonly FieldName[]): readonly ExpressionError[] {
  const functions = unknownFunctions(jsonataWords(source));
  const called = new Set(functions.map(({ from }) => from));
  return [...functions, ...unknownFields(source, fields).filter(({ from }) => !called.has(from))];
}

function unknownFunctions(words: readonly Word[]): readonly ExpressionError[] {
  const bound = new Set(jsonataVariables(words));
  return words.flatMap((word, index) => {
    if (words[index + 1]?.type !== '(') return [];
    const { type, value, from, to } = word;
    const isKnown = type === 'variable' && (jsonataFunctionsByName.has(value) || bound.has(`$${value}`));
    const isCall = type === 'variable' || (type === 'name' && value !== 'function' && value !== 'λ');
    if (!isCall || isKnown) return [];
    const name = type === 'variable' ? `$${value}` : value;
    return [unknown('unknown-function', 'function', name, functionMeant(value), from, to)];
  });
}

/** Function by name in any case, without `$`, or by its Chinese name. */
function functionMeant(name: string): string | undefined {
  const titled = jsonataFunctions.find(({ title }) => title === name);
  const meant = nearest(name, jsonataFunctionsByName.keys());
  return titled?.name ?? (meant === undefined ? undefined : `$${meant}`);
}

function unknownFields(source: string, fields: readonly FieldName[]): readonly ExpressionError[] {
  const typeOf = typeOfFields(fields);
  const wrong: string[] = [];
  return (namesIn(source)?.names ?? []).flatMap(({ name, path, from, to }) => {
    if (path === undefined || typeOf(path) !== undefined) return [];
    // Names below an unknown name are unknown too.
    if (wrong.some((start) => path.startsWith(`${start}.`))) return [];
    wrong.push(path);
    return [unknown('unknown-field', 'field', path, fieldMeant(name, path, fields), from, to)];
  });
}

/** The field probably meant: JSONata uses codes, users often write titles. */
function fieldMeant(name: string, path: string, fields: readonly FieldName[]): string | undefined {
  const start = path.slice(0, path.length - name.length);
  const near = fields.filter(({ code }) => code.startsWith(start) && !code.slice(start.length).includes('.'));
  const codeOf = new Map(
    near.flatMap(({ code, title = '' }) => {
      const own = code.slice(start.length);
      return [[title.slice(title.indexOf('.') + 1), own] as const, [own, own] as const];
    }),
  );
  const tables = start === '' ? fields.flatMap(({ code }) => code.split('.').slice(0, -1)) : [];
  const meant = codeOf.get(name) ?? nearest(name, [...codeOf.keys(), ...tables]);
  return meant === undefined ? undefined : (codeOf.get(meant) ?? meant);
}

function unknown(
  code: string,
  kind: string,
  name: string,
  suggestion: string | undefined,
  from: number,
  to: number,
): ExpressionError {
  const meant = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  const params = { name, ...(suggestion === undefined ? {} : { suggestion }) };
  return { code, message: `There is no ${kind} ${name}.${meant}`, params, from, to };
}
