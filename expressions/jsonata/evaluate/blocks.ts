import { Lambda, type LambdaTemplate } from '../callables/Lambda.ts';
import type { Bind, Block, JsonataNode, Lambda as LambdaNode } from '../JsonataNode.ts';
import { Checker } from '../signature/Checker.ts';
import { boundNames } from './boundNames.ts';
import { compileNode } from './compileNode.ts';
import { Environment, emptySlots } from './Environment.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { Names } from './Names.ts';
import { operandSite, type Site } from './Site.ts';

/** Compiles `(a; b)`: runs in order, returns the last value; variables bound inside end with the block. */
export function compileBlock(node: Block, site: Site): JsonataClosure {
  const names = site.counts.binds ? boundNames(node.body) : [];
  if (names.length === 0) return sequence(node.body, site);
  const body = sequence(node.body, { ...site, names: new Names(names, 0, site.names) });
  const count = names.length;
  return (input, environment, frame) => body(input, new Environment(emptySlots(count), environment), frame);
}

function sequence(body: readonly JsonataNode[], site: Site): JsonataClosure {
  const rest = body.slice(0, -1).map((part) => compileNode(part, operandSite(site)));
  const end = body[body.length - 1];
  if (end === undefined) return () => undefined;
  const last = compileNode(end, site);
  if (rest.length === 0) return last;
  return (input, environment, frame) => {
    for (const part of rest) part(input, environment, frame);
    return last(input, environment, frame);
  };
}

/** Compiles `$name := value`; binds in the enclosing block or function. */
export function compileBind(node: Bind, site: Site): JsonataClosure {
  const value = compileNode(node.value, operandSite(site));
  let hops = 0;
  let names: Names | undefined = site.names;
  // Names of items (`@$x`) form no block: the variable belongs to the scope around the path.
  while (names !== undefined && !names.list.includes(node.name)) {
    hops += 1;
    names = names.parent;
  }
  if (names === undefined) return value;
  const slot = names.list.lastIndexOf(node.name);
  return (input, environment, frame) => {
    const bound = value(input, environment, frame);
    let at: Environment | undefined = environment;
    for (let i = 0; i < hops; i += 1) at = at?.parent;
    if (at !== undefined) at.slots[slot] = bound;
    return bound;
  };
}

/** Compiles `function($a, $b){...}` to a value that keeps the scope of its definition. */
export function compileLambda(node: LambdaNode, site: Site): JsonataClosure {
  const { counts } = site;
  const bound = counts.binds ? boundNames([node.body]) : [];
  const list = [...node.parameters, ...bound.filter((name) => !node.parameters.includes(name))];
  const names = new Names(list, node.parameters.length, site.names);
  const { depth, deepest, deepestCall, nodes } = counts;
  counts.depth = 0;
  counts.deepest = 0;
  counts.deepestCall = 0;
  const body = compileNode(node.body, { ...site, names, tail: true });
  const { deepest: reach, deepestCall: stack } = counts;
  counts.depth = depth;
  counts.deepest = deepest;
  counts.deepestCall = deepestCall;
  const cost = counts.nodes - nodes + 1;
  const checker = node.signature === undefined ? undefined : new Checker(node.signature);
  const parameters = node.parameters.length;
  const template: LambdaTemplate = { parameters, slots: list.length, checker, body, cost, stack, reach };
  return (input, environment, frame) => {
    frame.allocate(48);
    return new Lambda(template, input, environment);
  };
}
