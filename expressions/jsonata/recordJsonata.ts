import type { Data } from '../Data.ts';
import type { CompileContext } from '../evaluate/CompileContext.ts';
import type { Recorder, Shown } from '../explain/Recorder.ts';
import { Decimal } from '../numbers/Decimal.ts';
import { numberOut } from '../numbers/numberOut.ts';
import type { Formula, Node } from '../Tree.ts';
import { compileFormula } from './evaluate/compileFormula.ts';
import type { Site } from './evaluate/Site.ts';
import { JsonataFunction } from './JsonataFunction.ts';
import type { JsonataNode } from './JsonataNode.ts';
import type { JsonataValue } from './JsonataValue.ts';

/** Maximum items and levels of a value to show. */
const ITEMS = 20;
const LEVELS = 4;

/** Records the result of every part of a formula; nothing is null. Bodies are recorded once per item. */
export function recordJsonata(formula: Formula, context: CompileContext, recorder: Recorder) {
  return compileFormula(formula, context, (node, site, closure) => {
    const place = nodeOf(node, site);
    if (place === undefined) return closure;
    return (input, environment, frame) =>
      recorder.run(place, () => closure(input, environment, frame), shown);
  });
}

/** Kinds of parts that are not recorded: path parts and function literals. */
const untold: ReadonlySet<JsonataNode['kind']> = new Set([
  'name',
  'lambda',
  'partial',
  'placeholder',
  'regex',
  'transform',
]);

/** Maps a part to a node that explanations can name: fields and constants keep their kind. */
function nodeOf(node: JsonataNode, site: Site): Node | undefined {
  if (untold.has(node.kind)) return undefined;
  const place = node.from === undefined || node.to === undefined ? {} : { from: node.from, to: node.to };
  if (node.kind === 'text' || node.kind === 'number' || node.kind === 'value')
    return { kind: 'literal', value: node.value, ...place };
  const path = node.kind === 'path' && site.input === 'record' ? plainPath(node) : undefined;
  if (path !== undefined) return { kind: 'variable', of: 'record', path, ...place };
  return { kind: 'formula', language: 'jsonata', body: node, reads: [], ...place };
}

/** Names of a path that consists only of names; undefined for others. */
function plainPath({ steps, group }: Extract<JsonataNode, { kind: 'path' }>): readonly string[] | undefined {
  const names = steps.flatMap(({ node, stages, focus, index }) =>
    node.kind === 'name' && stages === undefined && focus === undefined && index === undefined
      ? [node.name]
      : [],
  );
  return group === undefined && names.length === steps.length ? names : undefined;
}

function shown(value: JsonataValue): Shown {
  // A function, or a pending tail call.
  return value instanceof JsonataFunction ? undefined : data(value, 0);
}

function data(value: JsonataValue | object, level: number): Data | undefined {
  if (value === undefined) return null;
  if (value instanceof Decimal) return numberOut(value);
  if (typeof value !== 'object' || value === null) return value;
  if (level > LEVELS) return null;
  if (Array.isArray(value))
    return value.slice(0, ITEMS).map((item: JsonataValue) => data(item, level + 1) ?? null);
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null)
    return undefined;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(
    entries.slice(0, ITEMS).map(([key, item]) => [key, data(item as JsonataValue, level + 1) ?? null]),
  );
}
