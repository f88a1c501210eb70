import type { Issue } from '../../schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';
import { pointer } from '../pointer.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { endlessLoop, followRef, requiredLoop } from './followRef.ts';
import { fitsShape, keywords, type Shape, subschemas } from './keywords.ts';
import { isPlainPattern, longestPattern, patternTest } from './patterns.ts';

/** Maximum subschemas of a schema, as written and after following every reference. */
const mostNodes = 5000;
const mostDrawn = 2000;
/** Maximum nesting, in levels of JSON. */
const deepest = 100;

/** A JSON Schema that is safe to draw and check, and its issues. */
export interface ReadJsonSchema {
  /**
   * Contains only well-formed keywords and references `#/...` that resolve. Undefined when it cannot be
   * drawn.
   */
  readonly schema: JsonObject | undefined;
  readonly issues: readonly Issue[];
}

const expected: Readonly<Record<Shape, string>> = {
  text: 'string',
  number: 'number',
  numberOrFlag: 'number | boolean',
  flag: 'boolean',
  list: 'array',
  texts: 'string[]',
  textOrTexts: 'string | string[]',
  any: 'any',
  schema: 'object | boolean',
  schemas: '(object | boolean)[]',
  schemaOrSchemas: 'object | boolean | array',
  schemaMap: 'object',
  dependencies: 'object',
};

/**
 * Reads a JSON Schema from outside. Refuses one that is too large, too deep or endless. Omits malformed and
 * unsupported keywords with an issue at `schema#/...`. Call `loadPatterns` first. Never throws.
 */
export function readJsonSchema(document: JsonObject): ReadJsonSchema {
  const refused = (issue: Issue): ReadJsonSchema => ({ schema: undefined, issues: [issue] });
  if (isDeeper(document, deepest))
    return refused(schemaIssue('jsonSchema.tooDeep', 'schema#', { n: deepest }));
  const reading = new Reading(document);
  const schema = reading.node(document, 'schema#');
  if (reading.count > mostNodes)
    return refused(schemaIssue('jsonSchema.tooManyNodes', 'schema#', { n: mostNodes }));
  reading.dropDeadRefs(schema);
  const { issues } = reading;
  const place = (node: JsonObject): string => reading.paths.get(node) ?? 'schema#';
  const endless = endlessLoop(schema);
  if (endless) {
    const { name } = endless;
    issues.push(schemaIssue('jsonSchema.endless', place(endless.node), { name }));
    return { schema: undefined, issues };
  }
  const demanded = requiredLoop(schema);
  if (demanded) {
    const { name, node } = demanded;
    issues.push(schemaIssue('jsonSchema.endlessRequired', place(node), { name }, 'warning'));
  }
  if (isWide(schema, mostDrawn)) {
    issues.push(schemaIssue('jsonSchema.tooWide', 'schema#', { n: mostDrawn }));
    return { schema: undefined, issues };
  }
  return { schema, issues };
}

/** Copies a schema keyword by keyword and collects issues. */
class Reading {
  readonly issues: Issue[] = [];
  readonly paths = new Map<JsonObject, string>();
  count = 0;
  private readonly anchors = new Map<string, string>();
  private readonly base: string;

  constructor(document: JsonObject) {
    const id = document.$id ?? document.id;
    this.base = typeof id === 'string' ? (id.split('#', 1)[0] ?? '') : '';
  }

  node(source: JsonObject, path: string): JsonObject {
    const made: Record<string, Json> = {};
    this.count += 1;
    this.paths.set(made, path);
    if (this.count > mostNodes) return made;
    for (const [name, value] of Object.entries(source)) {
      const keyword = keywords.get(name);
      const at = path + pointer(name);
      if (!keyword) {
        // Names such as `x-order` belong to other tools.
        if (name.startsWith('x-')) continue;
        const issue = unknownName('playground.unsupported', at, name, keywords.keys());
        this.issues.push({ ...issue, severity: 'warning' });
        continue;
      }
      if (!fitsShape[keyword.shape](value)) {
        this.issues.push(schemaIssue('schema.wrongType', at, { expected: expected[keyword.shape] }));
        continue;
      }
      if (name === '$id' || name === 'id') continue;
      if (name === '$anchor') this.anchors.set(String(value), at.slice('schema'.length, -'/$anchor'.length));
      else if (name === 'pattern') this.pattern(made, String(value), at);
      else if (name === 'patternProperties') this.namePatterns(made, value as JsonObject, at);
      else made[name] = keyword.role === undefined ? value : this.held(keyword.shape, value, at);
    }
    if (made.patternProperties !== undefined || !isObject(source.patternProperties)) return made;
    // Without every pattern it is unknown which properties are additional.
    const { additionalProperties: _, unevaluatedProperties: __, ...rest } = made;
    this.paths.set(rest, path);
    return rest;
  }

  private held(shape: Shape, value: Json, at: string): Json {
    const one = (schema: Json, place: string): Json => (isObject(schema) ? this.node(schema, place) : schema);
    if (Array.isArray(value)) return value.map((schema: Json, index) => one(schema, at + pointer(index)));
    if ((shape !== 'schemaMap' && shape !== 'dependencies') || !isObject(value)) return one(value, at);
    return Object.fromEntries(
      Object.entries(value).map(([name, schema]) => [name, one(schema, at + pointer(name))]),
    );
  }

  private pattern(made: Record<string, Json>, pattern: string, at: string): void {
    if (patternTest(pattern)) made.pattern = pattern;
    else this.warnPattern('jsonSchema.pattern', pattern, at);
  }

  private namePatterns(made: Record<string, Json>, patterns: JsonObject, at: string): void {
    const odd = Object.keys(patterns).filter((pattern) => !isPlainPattern(pattern));
    for (const pattern of odd)
      this.warnPattern('jsonSchema.patternProperties', pattern, at + pointer(pattern));
    if (odd.length === 0) made.patternProperties = this.held('schemaMap', patterns, at);
  }

  private warnPattern(
    rule: 'jsonSchema.pattern' | 'jsonSchema.patternProperties',
    pattern: string,
    at: string,
  ): void {
    const name = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
    this.issues.push(schemaIssue(rule, at, { name, n: longestPattern }, 'warning'));
  }

  /** Rewrites every reference as `#/...`. Omits one that does not resolve and reports it. */
  dropDeadRefs(root: JsonObject): void {
    for (const [node, path] of this.paths) {
      if (typeof node.$ref !== 'string') continue;
      const ref = this.local(node.$ref);
      const writable = node as Record<string, Json>;
      if (followRef(root, ref)) writable.$ref = ref;
      else {
        this.issues.push(schemaIssue('playground.badRef', `${path}/$ref`, { name: node.$ref }));
        delete writable.$ref;
      }
    }
  }

  private local(ref: string): string {
    const local = this.base !== '' && ref.startsWith(`${this.base}#`) ? ref.slice(this.base.length) : ref;
    if (ref === this.base && ref !== '') return '#';
    const anchored = local.startsWith('#') ? this.anchors.get(local.slice(1)) : undefined;
    return anchored ?? local;
  }
}

/** Whether JSON is nested more than `most` levels. Looks no deeper. */
function isDeeper(value: Json, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  return Object.values(value).some((inner: Json) => isDeeper(inner, most - 1));
}

/**
 * Whether following all references gives more than `most` schemas. A reference inside itself is not followed
 * again, like in the form. A few schemas that refer to each other can grow without limit.
 */
function isWide(root: JsonObject, most: number): boolean {
  let count = 0;
  const way = new Set<JsonObject>();
  const visit = (node: JsonObject): void => {
    if (way.has(node) || count > most) return;
    count += 1;
    way.add(node);
    const target = typeof node.$ref === 'string' ? followRef(root, node.$ref) : undefined;
    if (target) visit(target);
    for (const { role, schema } of subschemas(node)) if (role !== 'store') visit(schema);
    way.delete(node);
  };
  visit(root);
  return count > most;
}
