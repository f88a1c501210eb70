import { Pratt } from '../grammar/Pratt.ts';
import { Refusal } from '../Refusal.ts';
import type { Result } from '../Result.ts';
import type { Tree } from '../Tree.ts';
import { grammar } from './grammar/grammar.ts';
import { Survey } from './grammar/survey.ts';
import type { JsonataProgram } from './JsonataNode.ts';

/**
 * Parses a formula. Syntax errors have JSONata's S codes; unsupported features have `refused-eval` and
 * `refused-regex`.
 */
export function parseJsonata(source: string): Result<Tree> {
  try {
    const root = new Pratt(source, grammar).whole();
    const { reads, binds, regex } = new Survey(root);
    const body: JsonataProgram = { root, binds, regex };
    const { length } = source;
    return {
      ok: true,
      value: { root: { kind: 'formula', language: 'jsonata', body, reads, from: 0, to: length } },
    };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, error: thrown.error };
    throw thrown;
  }
}
