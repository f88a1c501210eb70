import {
  dereference,
  format as formats,
  type Schema,
  type SchemaDraft,
  validate,
} from '@cfworker/json-schema';
import type { Issue } from '../../schema/Issue.ts';
import type { Json, JsonObject } from '../../schema/Json.ts';
import { schemaIssue } from '../schemaIssue.ts';
import { issueOf, leafErrors } from './issueOf.ts';
import { isObject, keywords } from './keywords.ts';
import { patternTest } from './patterns.ts';

/** Checks data against one JSON Schema. */
export interface JsonChecker {
  /** What is wrong; the path of an issue is a JSON pointer into the data. */
  check(data: Json): readonly Issue[];
  /** Whether data fits a part of the schema, whose references lead into the whole. */
  fits(part: JsonObject, data: Json): boolean;
}

/** Subschemas tried in one check: enough for thousands of values, and a second at most. */
const mostSteps = 100_000;
/** Items compared with each other for `uniqueItems`. */
const mostUnique = 1000;
/** Longest text whose format is checked; every longer one is refused. */
const longestText = 2048;

/** Formats that are checked; the library's others can take very long, or mean nothing in data. */
export const knownFormats: ReadonlySet<string> = new Set([
  'date',
  'time',
  'date-time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'uuid',
  'json-pointer',
]);

/** The draft a schema names; the newest one when it names none. */
export function draftOf({ $schema }: JsonObject): SchemaDraft {
  const name = String($schema ?? '');
  if (name.includes('draft-04')) return '4';
  if (name.includes('draft-06') || name.includes('draft-07')) return '7';
  return name.includes('2019-09') ? '2019-09' : '2020-12';
}

class TooManySteps extends Error {}

/** A checker that interprets: it generates no code, and stops after a number of steps instead of hanging. */
export function jsonChecker(schema: JsonObject): JsonChecker {
  let steps = 0;
  const count = (): void => {
    steps += 1;
    if (steps > mostSteps) throw new TooManySteps();
  };
  const draft = draftOf(schema);
  const whole = guarded(schema, count);
  const lookup = dereference(whole);
  const parts = new WeakMap<JsonObject, Schema>();
  const comparesItems = JSON.stringify(schema).includes('"uniqueItems"');
  const isTooLong = (data: Json): boolean => comparesItems && hasLongList(data);
  return {
    check(data) {
      steps = 0;
      try {
        if (isTooLong(data)) throw new TooManySteps();
        const { errors } = validate(data, whole, draft, lookup, false);
        return leafErrors(errors).map((error) => issueOf(schema, error));
      } catch (problem) {
        if (!(problem instanceof TooManySteps || problem instanceof RangeError)) throw problem;
        return [schemaIssue('jsonSchema.uncheckable', '')];
      }
    },
    fits(part, data) {
      steps = 0;
      try {
        let guardedPart = parts.get(part);
        if (!guardedPart) {
          guardedPart = guarded(part, count);
          dereference(guardedPart);
          parts.set(part, guardedPart);
        }
        // Parts come from the form, which writes tuples as the older drafts do.
        const older = draft === '2020-12' ? '2019-09' : draft;
        return !isTooLong(data) && validate(data, guardedPart, older, lookup).valid;
      } catch {
        // What cannot be checked does not fit: the form then shows its first option.
        return false;
      }
    },
  };
}

/** Comparing the items of a long list with each other takes too long; nothing else looks at pairs. */
const hasLongList = (data: Json): boolean =>
  typeof data === 'object' &&
  data !== null &&
  ((Array.isArray(data) && data.length > mostUnique) || Object.values(data).some(hasLongList));

/**
 * A copy for the checker. Patterns become formats, since the library runs formats as functions and patterns on the
 * browser's own engine. Every schema counts its use: the library reads this hidden property of each one it tries.
 */
function guarded(node: JsonObject, count: () => void): Schema {
  const made: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(node)) {
    const keyword = keywords.get(name);
    if (value === undefined || name === 'pattern' || name === 'format') continue;
    if (keyword === undefined || keyword.role === undefined) made[name] = value;
    else if (Array.isArray(value)) made[name] = value.map((one: Json) => guardedOrFlag(one, count));
    else if (keyword.shape === 'schemaMap' || keyword.shape === 'dependencies')
      made[name] = Object.fromEntries(
        Object.entries(value as JsonObject).map(([key, one]) => [key, guardedOrFlag(one, count)]),
      );
    else made[name] = guardedOrFlag(value, count);
  }
  const { format, pattern } = node;
  if (typeof format === 'string' && knownFormats.has(format)) made.format = boundedFormat(format);
  if (typeof pattern === 'string' && patternTest(pattern)) {
    const key = `${patternPrefix}${pattern}`;
    formats[key] = (text) => patternTest(pattern)?.(text) ?? true;
    made.allOf = [...((made.allOf as Schema[] | undefined) ?? []), { format: key }];
  }
  Object.defineProperty(made, '__absolute_recursive_ref__', { enumerable: false, get: count });
  return made as Schema;
}

const guardedOrFlag = (value: Json, count: () => void): unknown =>
  isObject(value) ? guarded(value, count) : value;

/** Formats that stand for a pattern begin with this. */
const patternPrefix = 'pattern:';

/** The name of a format that refuses texts of any length, and takes times without a zone as the fields write them. */
function boundedFormat(name: string): string {
  const key = `bounded:${name}`;
  const test = formats[name];
  formats[key] ??= (text) =>
    text.length <= longestText && ((test?.(text) ?? true) || (isTime(name) && test?.(`${text}Z`) === true));
  return key;
}

const isTime = (format: string): boolean => format === 'time' || format === 'date-time';
