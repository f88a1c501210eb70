import type { Frame } from '../../evaluate/Frame.ts';
import { numericOf } from '../../numbers/numericOf.ts';
import type { TypeOf } from '../../types/knownTypes.ts';
import { Survey } from '../grammar/survey.ts';
import type { JsonataNode, Name } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** Converts the value of a name to the type of its field. */
export type Reading = (value: JsonataValue, name: Name, frame: Frame) => JsonataValue;

/**
 * Converts text of number fields to numbers, as all other grammars do, because long decimals are stored as
 * text. Determines which names are number fields only when it first meets a text.
 */
export function readingOf(root: JsonataNode, typeOf: TypeOf): Reading {
  let known: Set<Name> | undefined;
  const isNumeric = (name: Name): boolean => {
    known ??= numericNames(root, typeOf);
    return known.has(name);
  };
  return (value, name, frame) => {
    if (typeof value === 'string') return isNumeric(name) ? numberOr(value) : value;
    if (!Array.isArray(value) || !value.some(isText) || !isNumeric(name)) return value;
    frame.charge(value.length);
    frame.allocate(16 * value.length);
    return value.map(numberOr);
  };
}

function numericNames(root: JsonataNode, typeOf: TypeOf): Set<Name> {
  const found = new Set<Name>();
  new Survey(root, (name, path) => {
    if (path !== undefined && typeOf(path) === 'number') found.add(name);
  });
  return found;
}

function isText(value: JsonataValue): value is string {
  return typeof value === 'string';
}

function numberOr(value: JsonataValue): JsonataValue {
  return isText(value) ? (numericOf(value) ?? value) : value;
}
