import type { Grammar } from '../../grammar/Grammar.ts';
import { end } from '../../grammar/Token.ts';
import type { JsonataNode } from '../JsonataNode.ts';
import { fail } from './fail.ts';
import { infixes } from './infixes.ts';
import { prefixes } from './prefixes.ts';
import { scan } from './scan.ts';

/** JSONata's grammar. */
export const grammar: Grammar<JsonataNode> = {
  scan,
  prefixes,
  infixes,
  endsOperand: new Set(['name', 'variable', 'number', 'string', 'regex', 'value', '%', '*', '**', '?']),
  unexpected(token, expected, complete) {
    const params = { token: String(token.value), expected: expected ?? '' };
    if (expected !== undefined)
      return fail(token.type === end ? 'S0203' : 'S0202', token.from, token.to, params);
    if (token.type === end) return fail('S0207', token.from, token.to);
    return fail(complete ? 'S0201' : 'S0211', token.from, token.to, params);
  },
};
