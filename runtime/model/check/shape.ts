import type { Issue } from '../schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../schema/Json.ts';
import { pointer } from './pointer.ts';
import { schemaIssue, shownValue, unknownName } from './schemaIssue.ts';

/** State of checking one value. Keywords add issues and the names of properties they have checked. */
interface Look {
  readonly schema: JsonObject;
  readonly root: JsonObject;
  readonly value: unknown;
  readonly path: string;
  readonly found: Issue[];
  /** Properties evaluated so far, also by applied subschemas. `unevaluatedProperties` skips them. */
  readonly evaluated: Set<string>;
  /** Properties that any schema on the way declares; suggestions for misspelt names. */
  readonly known: Set<string>;
}

const asSchema = (value: Json | undefined): JsonObject => (isObject(value) ? (value as JsonObject) : {});

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const typeTests: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

const patterns = new Map<string, RegExp>();

const patternOf = (source: string): RegExp => {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
};

/** Maximum issues of one document with a suggestion, because comparing 100,000 names takes seconds. */
const mostGuesses = 1000;

const say = (look: Look, ...issue: Parameters<typeof schemaIssue>): void => {
  look.found.push(schemaIssue(...issue));
};

const inPlace = ({ root, value, path, found, evaluated, known }: Look, schema: Json | undefined): void =>
  visit({ schema: asSchema(schema), root, value, path, found, evaluated, known });

const holds = ({ root, value, path }: Look, schema: Json | undefined): boolean => {
  const found: Issue[] = [];
  visit({ schema: asSchema(schema), root, value, path, found, evaluated: new Set(), known: new Set() });
  return found.length === 0;
};

const child = ({ root, value, path, found }: Look, name: string | number, schema: Json | undefined): void =>
  visit({
    schema: asSchema(schema),
    root,
    value: (value as Readonly<Record<string | number, unknown>>)[name],
    path: path + pointer(name),
    found,
    evaluated: new Set(),
    known: new Set(),
  });

const otherProperties = (look: Look, rule: Json): void => {
  if (!isObject(look.value)) return;
  for (const name of Object.keys(look.value)) {
    if (look.evaluated.has(name)) continue;
    look.evaluated.add(name);
    if (rule === false) {
      const place = look.path + pointer(name);
      look.found.push(
        look.found.length < mostGuesses
          ? unknownName('schema.unknownProperty', place, name, look.known)
          : schemaIssue('schema.unknownProperty', place, { name }),
      );
    } else child(look, name, rule);
  }
};

type Apply = (look: Look, rule: Json) => void;

/** Keywords in the order they apply. Those that depend on evaluated properties come last. */
const keywords: readonly (readonly [string, Apply])[] = [
  [
    '$ref',
    (look, rule) => {
      const name = String(rule).replace('#/$defs/', '');
      inPlace(look, asSchema(look.root.$defs)[name]);
    },
  ],
  [
    'type',
    (look, rule) => {
      if (!listOf(rule).some((name) => typeTests[String(name)]?.(look.value)))
        say(look, 'schema.wrongType', look.path, { expected: listOf(rule).join(' | ') });
    },
  ],
  [
    'const',
    (look, rule) => {
      if (look.value !== rule)
        say(look, 'schema.notOneOf', look.path, { name: shownValue(look.value), allowed: String(rule) });
    },
  ],
  [
    'enum',
    (look, rule) => {
      const allowed = listOf(rule);
      if (allowed.some((value) => value === look.value)) return;
      const names = allowed.map(String);
      look.found.push(
        unknownName('schema.notOneOf', look.path, shownValue(look.value), names, {
          allowed: names.join(', '),
        }),
      );
    },
  ],
  [
    'pattern',
    (look, rule) => {
      if (typeof look.value === 'string' && !patternOf(String(rule)).test(look.value))
        say(look, 'schema.pattern', look.path, { name: look.value, pattern: String(rule) });
    },
  ],
  [
    'maxLength',
    (look, rule) => {
      if (typeof look.value === 'string' && look.value.length > Number(rule))
        say(look, 'schema.tooLong', look.path, { n: Number(rule) });
    },
  ],
  [
    'minLength',
    (look, rule) => {
      if (typeof look.value === 'string' && look.value.length < Number(rule))
        say(look, 'schema.blank', look.path);
    },
  ],
  [
    'minimum',
    (look, rule) => {
      if (typeof look.value === 'number' && look.value < Number(rule))
        say(look, 'schema.tooSmall', look.path, { value: look.value, min: Number(rule) });
    },
  ],
  [
    'maximum',
    (look, rule) => {
      if (typeof look.value === 'number' && look.value > Number(rule))
        say(look, 'schema.tooGreat', look.path, { value: look.value, max: Number(rule) });
    },
  ],
  [
    'minItems',
    (look, rule) => {
      if (Array.isArray(look.value) && look.value.length < Number(rule))
        say(look, 'schema.tooFew', look.path, { n: Number(rule) });
    },
  ],
  [
    'maxItems',
    (look, rule) => {
      if (Array.isArray(look.value) && look.value.length > Number(rule))
        say(look, 'schema.tooManyItems', look.path, { n: Number(rule) });
    },
  ],
  [
    'items',
    (look, rule) => {
      if (Array.isArray(look.value)) for (const at of look.value.keys()) child(look, at, rule);
    },
  ],
  [
    'required',
    (look, rule) => {
      if (!isObject(look.value)) return;
      for (const name of listOf(rule))
        if (!Object.hasOwn(look.value, String(name)))
          say(look, 'schema.missingProperty', look.path, { name: String(name) });
    },
  ],
  [
    'properties',
    (look, rule) => {
      if (!isObject(look.value)) return;
      const schemas = asSchema(rule);
      for (const name in schemas) {
        look.known.add(name);
        if (!Object.hasOwn(look.value, name)) continue;
        look.evaluated.add(name);
        child(look, name, schemas[name]);
      }
    },
  ],
  [
    'allOf',
    (look, rule) => {
      for (const schema of listOf(rule)) inPlace(look, schema);
    },
  ],
  [
    'anyOf',
    (look, rule) => {
      const fitting = listOf(rule).find((schema) => holds(look, schema));
      if (fitting === undefined) say(look, 'schema.noAlternative', look.path);
      else inPlace(look, fitting);
    },
  ],
  [
    'if',
    (look, rule) => {
      inPlace(look, (holds(look, rule) ? look.schema.then : look.schema.else) ?? {});
    },
  ],
  ['additionalProperties', otherProperties],
  ['unevaluatedProperties', otherProperties],
];

/** The keywords that a schema has, in the order they apply. */
const stepsOf = new WeakMap<JsonObject, readonly (readonly [name: string, apply: Apply, rule: Json])[]>();

const stepsIn = (schema: JsonObject) => {
  const known = stepsOf.get(schema);
  if (known !== undefined) return known;
  const steps = keywords.flatMap(([name, apply]) => {
    const rule = schema[name];
    return rule === undefined ? [] : [[name, apply, rule] as const];
  });
  stepsOf.set(schema, steps);
  return steps;
};

function visit(look: Look): void {
  for (const [name, apply, rule] of stepsIn(look.schema)) {
    apply(look, rule);
    // A value of the wrong type gives one issue, not one per keyword.
    if (
      name === 'type' &&
      look.found.some((issue) => issue.rule === 'schema.wrongType' && issue.path === look.path)
    )
      return;
  }
}

/**
 * Checks a JSON value against one of the published JSON Schemas. Each issue has a path and, for names, a
 * suggestion. Interprets only the keywords of those schemas; a test compares the results with ajv. Generates
 * no code, so it runs on the server and in the browser.
 */
export function checkShape(schema: JsonObject, value: unknown, path: string): readonly Issue[] {
  const found: Issue[] = [];
  visit({ schema, root: schema, value, path, found, evaluated: new Set(), known: new Set() });
  return found;
}
