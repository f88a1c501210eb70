import type { Language } from '../../Language.ts';
import type { BareNode } from './BareNode.ts';
import { bareOperators } from './bareOperators.ts';
import { compileBare } from './compileBare.ts';
import { parseBareJsonLogic } from './parseBareJsonLogic.ts';

export { parseBareJsonLogic };

/**
 * The language of jsonlogic.com, unchanged; the product's own conditions use `parseJsonLogic`. `parse` reads
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

/** The body of a formula in this language, as its parser made it. */
function ruleOf(body: unknown): BareNode {
  return body as BareNode;
}
