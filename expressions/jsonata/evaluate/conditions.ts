import type { Condition, Otherwise } from '../JsonataNode.ts';
import { compileNode } from './compileNode.ts';
import { isTrue } from './isTrue.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { operandSite, type Site } from './Site.ts';

/** Compiles `when ? then : otherwise`; nothing without an otherwise. */
export function compileCondition(node: Condition, site: Site): JsonataClosure {
  const when = compileNode(node.when, operandSite(site));
  const then = compileNode(node.then, site);
  const otherwise = node.otherwise === undefined ? undefined : compileNode(node.otherwise, site);
  return (input, environment, frame) => {
    if (isTrue(when(input, environment, frame), frame)) return then(input, environment, frame);
    return otherwise === undefined ? undefined : otherwise(input, environment, frame);
  };
}

/** Compiles `a ?: b` and `a ?? b`; evaluates the left side once. */
export function compileOtherwise(node: Otherwise, site: Site): JsonataClosure {
  const left = compileNode(node.left, operandSite(site));
  const right = compileNode(node.right, site);
  if (node.operator === '??')
    return (input, environment, frame) => {
      const value = left(input, environment, frame);
      return value === undefined ? right(input, environment, frame) : value;
    };
  return (input, environment, frame) => {
    const value = left(input, environment, frame);
    return isTrue(value, frame) ? value : right(input, environment, frame);
  };
}
