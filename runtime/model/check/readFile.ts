import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Issue } from '../schema/Issue.ts';
import type { Json } from '../schema/Json.ts';
import { brokenBound, fileBounds, type TextBounds } from './nesting.ts';
import { placeAt } from './placeOf.ts';
import { pointer } from './pointer.ts';
import { schemaIssue } from './schemaIssue.ts';

/** The JSON value of a file and the issues of its text. The value is undefined when there is none. */
interface ReadFile {
  readonly value: Json | undefined;
  readonly issues: readonly Issue[];
}

const boundRules = { depth: 'schema.tooDeep', nodes: 'schema.tooManyValues' } as const;

/** Property names that would change an object's prototype. */
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

const jsonOf = (node: Node, file: string, path: string, issues: Issue[]): Json => {
  if (node.type === 'array')
    return (node.children ?? []).map((child, at) => jsonOf(child, file, path + pointer(at), issues));
  if (node.type !== 'object') return node.value as Json;
  const value: Record<string, Json> = {};
  for (const property of node.children ?? []) {
    const [name, content] = property.children ?? [];
    if (!name || !content) continue;
    const key = String(name.value);
    const at = path + pointer(key);
    if (unsafe.has(key)) issues.push(schemaIssue('schema.unsafeName', `${file}#${at}`, { name: key }));
    else {
      // JSON parsers silently keep the last of two equal names. The author probably meant something else.
      if (Object.hasOwn(value, key))
        issues.push(schemaIssue('schema.duplicateProperty', `${file}#${at}`, { name: key }));
      value[key] = jsonOf(content, file, at, issues);
    }
  }
  return value;
};

/**
 * Reads the text of a schema file. Requires strict JSON without duplicate properties, prototype names or deep
 * nesting. `bounds`: another most for files of another sort.
 */
export function readFile(file: string, text: string, bounds: Required<TextBounds> = fileBounds): ReadFile {
  // The parser recurses, so deeply nested text must not reach it.
  const broken = brokenBound(text, bounds);
  if (broken) {
    const params = { n: bounds[broken.bound], ...placeAt(text, broken.offset) };
    return { value: undefined, issues: [schemaIssue(boundRules[broken.bound], `${file}#`, params)] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const issues = errors.map((error) =>
    schemaIssue('schema.syntax', `${file}#`, {
      name: printParseErrorCode(error.error),
      ...placeAt(text, error.offset),
    }),
  );
  if (!root) return { value: undefined, issues };
  const value = jsonOf(root, file, '', issues);
  return { value: errors.length > 0 ? undefined : value, issues };
}
