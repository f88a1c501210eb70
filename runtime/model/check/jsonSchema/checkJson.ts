import {
  dereference,
  format as formats,
  type Schema,
  type SchemaDraft,
  validate,
} from '@cfworker/json-schema';
import type { Issue } from '../../schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';
import { schemaIssue } from '../schemaIssue.ts';
import { issueOf, leafErrors } from './issueOf.ts';
import { keywords } from './keywords.ts';
import { patternTest } from './patterns.ts';

/** Checks data against one JSON Schema. */
interface JsonChecker {
  /** Issues of the data. The path of an issue is a JSON pointer into the data. */
  check(data: Json): readonly Issue[];
  /** Whether data fits a part of the schema. References in the part lead into the whole schema. */
  fits(part: JsonObject, data: Json): boolean;
}

/** Maximum subschemas tried in one check: enough for thousands of values, and at most a second. */
const mostSteps = 100_000;
/** Maximum items compared with each other for `uniqueItems`. */
const mostUnique = 1000;
/** Longest text whose format is checked; a longer one is refused. */
const longestText = 2048;

/** Formats that are checked. Other formats of the library can take very long or have no meaning for data. */
const knownFormats: ReadonlySet<string> = new Set([
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
function draftOf({ $schema }: JsonObject): SchemaDraft {
  const name = String($schema ?? '');
  if (name.includes('draft-04')) return '4';
  if (name.includes('draft-06') || name.includes('draft-07')) return '7';
  return name.includes('2019-09') ? '2019-09' : '2020-12';
}

class TooManySteps extends Error {}

/** A checker that interprets the schema. It generates no code and stops after a number of steps. */
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
        // Parts come from the form, which writes tuples in the syntax of older drafts.
        const older = draft === '2020-12' ? '2019-09' : draft;
        return !isTooLong(data) && validate(data, guardedPart, older, lookup).valid;
      } catch {
        // Data that cannot be checked does not fit; the form then shows its first option.
        return false;
      }
    },
  };
}

/** Whether a list is too long for comparing its items pairwise. Only `uniqueItems` compares pairs. */
const hasLongList = (data: Json): boolean =>
  typeof data === 'object' &&
  data !== null &&
  ((Array.isArray(data) && data.length > mostUnique) || Object.values(data).some(hasLongList));

/**
 * A copy of the schema for the checker. Patterns become formats, because the library runs patterns on the
 * browser's own engine but formats as functions. Every schema counts its use through a hidden property that
 * the library reads.
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

/** Prefix of formats that stand for a pattern. */
const patternPrefix = 'pattern:';

/**
 * The name of a format with a length limit. It also accepts times without a zone, as the fields write them.
 */
function boundedFormat(name: string): string {
  const key = `bounded:${name}`;
  const test = formats[name];
  formats[key] ??= (text) =>
    text.length <= longestText && ((test?.(text) ?? true) || (isTime(name) && test?.(`${text}Z`) === true));
  return key;
}

const isTime = (format: string): boolean => format === 'time' || format === 'date-time';
