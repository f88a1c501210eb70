import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { sameJson } from '../../../runtime/model/schema/sameJson.ts';

/** Lists whose items stand on lines of their own in the files of `schemas/`. */
const lists: ReadonlySet<string> = new Set(['fields', 'data', 'menus', 'parts', 'charts', 'figures']);
/** Maps whose lines stand below each other. */
const maps: ReadonlySet<string> = new Set(['texts', 'permissions']);

/** Properties that tell items of a list apart, so that an item is found among those before. */
const identities = ['field', 'table', 'id', 'key', 'as', 'title'] as const;

const inLine = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${inLine(inner)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

const isLines = (name: string, value: Json | undefined): value is readonly JsonObject[] =>
  lists.has(name) && Array.isArray(value) && value.length > 0 && value.every(isObject);

const newValue = (name: string, value: Json): string => {
  if (isLines(name, value)) return `[\n${value.map((item) => `    ${inLine(item)}`).join(',\n')}\n  ]`;
  if (!maps.has(name) || !isObject(value) || Object.keys(value).length === 0) return inLine(value);
  const lines = Object.entries(value).map(([key, inner]) => `    ${JSON.stringify(key)}: ${inLine(inner)}`);
  return `{\n${lines.join(',\n')}\n  }`;
};

/** A new file: a property a line, a field a line. A page that lists nothing is one line. */
const newText = (document: JsonObject): string => {
  const entries = Object.entries(document);
  if (document.page !== undefined && !entries.some(([name, value]) => isLines(name, value)))
    return `${inLine(document)}\n`;
  return `{\n${entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${newValue(name, value)}`).join(',\n')}\n}\n`;
};

/** Names of `value` as the file had them; new ones stand after the one before them in `value`. */
const ordered = (value: JsonObject, before: readonly string[]): readonly string[] => {
  const names = before.filter((name) => Object.hasOwn(value, name));
  let last: string | undefined;
  for (const name of Object.keys(value)) {
    if (!names.includes(name))
      names.splice(last === undefined ? names.length : names.indexOf(last) + 1, 0, name);
    last = name;
  }
  return names;
};

/** Finds the item of a list before that an item of it now was. */
const itemBefore = (items: readonly Node[]): ((item: Json, at: number) => Node | undefined) => {
  const values = items.map((item) => getNodeValue(item) as Json); // parsed JSON
  const nameOf = (item: Json): Json | undefined => {
    const identity = isObject(item) ? identities.find((one) => item[one] !== undefined) : undefined;
    return identity === undefined ? undefined : (item as JsonObject)[identity];
  };
  return (item, at) => {
    const name = nameOf(item);
    return name === undefined ? items[at] : items[values.findIndex((one) => sameJson(nameOf(one), name))];
  };
};

/** The blanks before the first sign of a text, and those behind the last one. */
const blanksIn = (text: string): readonly [first: string, last: string] => [
  text.slice(0, text.length - text.trimStart().length),
  text.slice(text.trimEnd().length),
];

/** The text of a changed value in the manner of its text before; unchanged parts are taken as they stand. */
const changed = (value: Json, node: Node, text: string): string => {
  const source = text.slice(node.offset, node.offset + node.length);
  if (sameJson(value, getNodeValue(node) as Json)) return source; // parsed JSON
  const isList = Array.isArray(value) && node.type === 'array';
  if (!isList && !(isObject(value) && node.type === 'object')) return inLine(value);
  const inner = node.children ?? [];
  const before = itemBefore(inner);
  const nodes = new Map(inner.map((one) => [String(one.children?.[0]?.value), one.children?.[1]] as const));
  const part = (item: Json, at: Node | undefined): string =>
    at === undefined ? inLine(item) : changed(item, at, text);
  const parts = Array.isArray(value)
    ? value.map((item, at) => part(item, before(item, at)))
    : ordered(value as JsonObject, [...nodes.keys()]).map(
        (name) => `${JSON.stringify(name)}: ${part((value as JsonObject)[name] ?? null, nodes.get(name))}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  // The blanks before the first and the last sign say how the file writes: on lines, or on one with or without blanks.
  const [first, last] = blanksIn(source.slice(1, -1));
  if (inner.length === 0) return inLine(value);
  return `${open}${first}${parts.join(first.includes('\n') ? `,${first}` : ', ')}${last}${close}`;
};

/**
 * The text of a schema file as the files beside it are written. With the file's text before, everything that did not change
 * stays as it was, byte for byte.
 */
export const layOut = (document: JsonObject, before?: string): string => {
  const root = before === undefined ? undefined : parseTree(before);
  if (before === undefined || root === undefined) return newText(document);
  const end = before.slice(root.offset + root.length);
  return `${before.slice(0, root.offset)}${changed(document, root, before)}${end}`;
};
