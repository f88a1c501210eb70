import { compile } from '../../expressions/index.ts';
import { jsonlogic, parseBareJsonLogic } from '../../expressions/jsonLogic/bare/index.ts';
import { dataScope } from './dataScope.ts';
import type { Engine } from './Engine.ts';

/** Bare JSON Logic: the rule is data. */
export const jsonlogicEngine: Engine = {
  answer({ expr, data }, options) {
    const tree = parseBareJsonLogic(expr);
    return tree.ok ? compile(tree.value, { languages: [jsonlogic] }).run(dataScope(data), options) : tree;
  },
};
