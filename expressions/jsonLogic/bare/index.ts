import type { Language } from '../../Language.ts';
import type { BareNode } from './BareNode.ts';
import { bareOperators } from './bareOperators.ts';
import { compileBare } from './compileBare.ts';
import { parseBareJsonLogic } from './parseBareJsonLogic.ts';

export { parseBareJsonLogic };

/**
 * The language of jsonlogic.com, for whoever wants it as it is; conditions of the product are `parseJsonLogic`. `parse` reads
 * JSON text (`invalid-json`, besides the codes of {@link parseBareJsonLogic}).
 */
export const jsonlogic: Language = {
  name: 'jsonlogic',
  parse(source) {
    try {
      return parseBareJsonLogic(JSON.parse(source));
    } catch (thrown) {
      if (!(thrown instanceof SyntaxError)) throw thrown;
      return {
        ok: false,
        error: { code: 'invalid-json', message: 'This is no JSON.', from: 0, to: source.length },
      };
    }
  },
  compile: (formula) => compileBare(ruleOf(formula.body)),
  infer: (formula) => {
    const rule = ruleOf(formula.body);
    return rule.kind === 'operation' ? (bareOperators.get(rule.operator)?.result ?? 'any') : 'any';
  },
};

/** A formula of this language holds what its parser made. */
function ruleOf(body: unknown): BareNode {
  return body as BareNode;
}
