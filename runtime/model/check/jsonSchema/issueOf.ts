import type { OutputUnit } from '@cfworker/json-schema';
import type { MessageKey } from '../../messages/index.ts';
import type { Issue } from '../../schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';
import { pointer, stepsOf } from '../pointer.ts';
import { schemaIssue } from '../schemaIssue.ts';
import { followRef } from './followRef.ts';

interface Told {
  readonly rule: MessageKey;
  readonly params?: Issue['params'];
}

const shown = (value: Json | undefined): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 200);
const limit =
  (rule: MessageKey) =>
  (node: JsonObject, keyword: string): Told => ({ rule, params: { limit: shown(node[keyword]) } });
const plain = (rule: MessageKey) => (): Told => ({ rule });

/** Messages by keyword. */
const told: Readonly<Record<string, (node: JsonObject, keyword: string) => Told>> = {
  required: plain('jsonSchema.required'),
  dependentRequired: plain('jsonSchema.required'),
  type: ({ type }) => ({
    rule: 'jsonSchema.type',
    params: { expected: Array.isArray(type) ? type.join(' | ') : shown(type) },
  }),
  enum: plain('jsonSchema.enum'),
  const: (node) => ({ rule: 'jsonSchema.const', params: { expected: shown(node.const) } }),
  minimum: (node, keyword) =>
    limit(node.exclusiveMinimum === true ? 'jsonSchema.above' : 'jsonSchema.min')(node, keyword),
  maximum: (node, keyword) =>
    limit(node.exclusiveMaximum === true ? 'jsonSchema.below' : 'jsonSchema.max')(node, keyword),
  exclusiveMinimum: limit('jsonSchema.above'),
  exclusiveMaximum: limit('jsonSchema.below'),
  multipleOf: limit('jsonSchema.multipleOf'),
  minLength: limit('jsonSchema.minLength'),
  maxLength: limit('jsonSchema.maxLength'),
  minItems: limit('jsonSchema.minItems'),
  maxItems: limit('jsonSchema.maxItems'),
  uniqueItems: plain('jsonSchema.uniqueItems'),
  minProperties: limit('jsonSchema.minProperties'),
  maxProperties: limit('jsonSchema.maxProperties'),
  format: (node) => ({ rule: 'jsonSchema.format', params: { expected: shown(node.format) } }),
  additionalProperties: plain('jsonSchema.additional'),
  unevaluatedProperties: plain('jsonSchema.additional'),
  properties: plain('jsonSchema.additional'),
  patternProperties: plain('jsonSchema.additional'),
  items: plain('jsonSchema.additional'),
  additionalItems: plain('jsonSchema.additional'),
  anyOf: plain('jsonSchema.anyOf'),
  oneOf: plain('jsonSchema.oneOf'),
  not: plain('jsonSchema.not'),
};

/** Converts an error of the checker to an issue. The path is a JSON pointer into the data. */
export function issueOf(root: JsonObject, error: OutputUnit): Issue {
  const { keyword, instanceLocation } = error;
  const place = placeOf(root, error.keywordLocation);
  const steps = [...stepsOf(instanceLocation.slice(1))];
  let { title } = place;
  if (keyword === 'required' || keyword === 'dependentRequired') {
    const name = missing(error.error);
    steps.push(name);
    title = titleOf(root, place.node, name);
  } else if (told[keyword] === told.additionalProperties) title = steps.at(-1) ?? title;
  // A pattern is checked as a format.
  const isPattern = keyword === 'format' && error.error.includes('"pattern:');
  const say = Object.hasOwn(told, keyword) ? told[keyword] : undefined;
  const { rule, params }: Told = isPattern
    ? { rule: 'jsonSchema.badPattern' }
    : (say?.(place.node, keyword) ?? { rule: 'jsonSchema.other', params: { name: keyword } });
  return schemaIssue(rule, pointer(...steps), { ...params, title: title || (steps.at(-1) ?? 'JSON') });
}

/** The name of the missing property. The library gives it only at the end of its message. */
function missing(text: string): string {
  const before = text.includes(dependent)
    ? text.lastIndexOf(dependent) + dependent.length
    : text.indexOf('"') + 1;
  return text.slice(before, text.lastIndexOf('"'));
}

const dependent = '" but does not have "';

function titleOf(root: JsonObject, node: JsonObject, name: string): string {
  const properties = isObject(node.properties) ? node.properties : {};
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!isObject(property)) return name;
  if (typeof property.title === 'string') return property.title;
  const target = typeof property.$ref === 'string' ? followRef(root, property.$ref) : undefined;
  return typeof target?.title === 'string' ? target.title : name;
}

/** The schema that contains a keyword, and the title of its value. */
function placeOf(root: JsonObject, location: string): { readonly node: JsonObject; readonly title: string } {
  let current: Json | undefined = root;
  let node = root;
  let title = typeof root.title === 'string' ? root.title : '';
  let isNamed = false;
  const steps = stepsOf(location.slice(1)).slice(0, -1);
  for (const [at, step] of steps.entries()) {
    if (step === '$ref' && typeof node.$ref === 'string' && current === node) {
      current = followRef(root, node.$ref);
    } else if (Array.isArray(current)) current = (current as readonly Json[])[Number(step)];
    else current = isObject(current) && Object.hasOwn(current, step) ? current[step] : undefined;
    if (steps[at - 1] === 'properties') {
      title = step;
      isNamed = false;
    }
    // Skips maps of schemas, and the rule that replaced a pattern.
    if (!isObject(current) || step === 'properties' || step === '$defs' || step === 'definitions') continue;
    node = current;
    if (typeof current.title === 'string' && !isNamed) {
      title = current.title;
      isNamed = true;
    }
  }
  return { node, title };
}

/**
 * The errors without the wrappers that the library reports for each level above. When no alternative fits,
 * reports the errors of the closest one.
 */
export function leafErrors(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const found: OutputUnit[] = [];
  for (let at = 0; at < errors.length; at += 1) {
    const error = errors[at];
    if (!error) break;
    const below = followers(errors, at);
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      found.push(...closest(error, below));
      at += below.length;
    } else if (error.keyword === 'not') {
      found.push(error);
    } else if (errors[at + 1]?.keyword === 'false') {
      // A property that must be absent; the next error only repeats it with the place.
      found.push({ ...error, instanceLocation: errors[at + 1]?.instanceLocation ?? '#' });
      at += 1;
    } else if (below.length === 0) found.push(error);
  }
  return found;
}

/** The following errors that belong to this one. */
function followers(errors: readonly OutputUnit[], at: number): readonly OutputUnit[] {
  const { keyword = '', keywordLocation = '' } = errors[at] ?? {};
  const own = keyword === 'if' ? keywordLocation.slice(0, -'if'.length) : `${keywordLocation}/`;
  let end = at + 1;
  while (errors[end]?.keywordLocation.startsWith(own) || errors[end]?.keyword === 'false') end += 1;
  return errors.slice(at + 1, end);
}

function closest(error: OutputUnit, below: readonly OutputUnit[]): readonly OutputUnit[] {
  const isAmbiguous = error.keyword === 'oneOf' && !error.error.includes('(0 matches)');
  if (isAmbiguous) return [error];
  const branches = new Map<string, OutputUnit[]>();
  for (const one of below) {
    const branch = one.keywordLocation.slice(error.keywordLocation.length + 1).split('/', 1)[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), one]);
  }
  const ranked = [...branches.values()]
    .map((branch) => leafErrors(branch))
    .filter((leaves) => leaves.length > 0)
    .sort((one, other) => distance(one, error) - distance(other, error));
  const [best, second] = ranked;
  // Two alternatives are equally close, so naming one would be a guess.
  const isClear = best && (!second || distance(best, error) < distance(second, error));
  return isClear ? best : [error];
}

/** Distance of an alternative from the data. A wrong type or constant counts most. */
const distance = (leaves: readonly OutputUnit[], { instanceLocation }: OutputUnit): number =>
  leaves.length +
  leaves.filter(
    (leaf) =>
      leaf.keyword === 'const' ||
      leaf.keyword === 'enum' ||
      (leaf.keyword === 'type' && leaf.instanceLocation === instanceLocation),
  ).length *
    100;
