import { compile } from '../../expressions/index.ts';
import { inputScope, jsonata, prepare } from '../../expressions/jsonata/index.ts';
import type { Engine } from './Engine.ts';

/** JSONata: the expression is a text; `bindings` are its `$name` variables. */
export const jsonataEngine: Engine = {
  async answer({ expr, data, bindings }, options) {
    if (typeof expr !== 'string')
      return { ok: false, error: { code: 'bad-line', message: '"expr" must be a text.' } };
    const tree = jsonata.parse(expr);
    if (!tree.ok) return tree;
    await prepare(tree.value);
    const program = compile(tree.value, { languages: [jsonata] });
    return program.run(inputScope(data), bindings === undefined ? options : { ...options, bindings });
  },
};
