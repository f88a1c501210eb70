import { isObject } from '../../runtime/model/schema/Json.ts';

/** A value on one line: `{ "a": 1, "b": [2, 3] }`. */
const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${onOneLine(one)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
};

const written = (value: unknown, indent: string): string => {
  if (Array.isArray(value) && value.length > 0)
    return `[\n${value.map((one) => `${indent}  ${onOneLine(one)}`).join(',\n')}\n${indent}]`;
  if (!isObject(value)) return onOneLine(value);
  const members = Object.entries(value).map(
    ([name, one]) => `${indent}  ${JSON.stringify(name)}: ${written(one, `${indent}  `)}`,
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
};

/** The JSON text of demo rows with one row a line, so that a changed row is one changed line. */
export const rowLines = (text: string): string => `${written(JSON.parse(text), '')}\n`;
