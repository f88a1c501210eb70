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

/** Items and levels of a value that are shown. */
const ITEMS = 20;
const LEVELS = 4;

/** What each part of a JSONata formula gave; nothing is null. Bodies are told once for each item they ran for. */
export function recordJsonata(formula: Formula, context: CompileContext, recorder: Recorder) {
  return compileFormula(formula, context, (node, site, closure) => {
    const place = nodeOf(node, site);
    if (place === undefined) return closure;
    return (input, environment, frame) =>
      recorder.run(place, () => closure(input, environment, frame), shown);
  });
}

/** Parts that tell nothing: what a path is made of, and functions as they are written. */
const untold: ReadonlySet<JsonataNode['kind']> = new Set([
  'name',
  'lambda',
  'partial',
  'placeholder',
  'regex',
  'transform',
]);

/** A part as a node any explanation can name: fields and constants by what they are. */
function nodeOf(node: JsonataNode, site: Site): Node | undefined {
  if (untold.has(node.kind)) return undefined;
  const place = node.from === undefined || node.to === undefined ? {} : { from: node.from, to: node.to };
  if (node.kind === 'text' || node.kind === 'number' || node.kind === 'value')
    return { kind: 'literal', value: node.value, ...place };
  const path = node.kind === 'path' && site.input === 'record' ? plainPath(node) : undefined;
  if (path !== undefined) return { kind: 'variable', of: 'record', path, ...place };
  return { kind: 'formula', language: 'jsonata', body: node, reads: [], ...place };
}

/** The names of a path that is nothing but names. */
function plainPath({ steps, group }: Extract<JsonataNode, { kind: 'path' }>): readonly string[] | undefined {
  const names = steps.flatMap(({ node, stages, focus, index }) =>
    node.kind === 'name' && stages === undefined && focus === undefined && index === undefined
      ? [node.name]
      : [],
  );
  return group === undefined && names.length === steps.length ? names : undefined;
}

function shown(value: JsonataValue): Shown {
  // A function, or a call that is still to be made in place of this one.
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
