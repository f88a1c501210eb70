import type { Pratt } from '../../grammar/Pratt.ts';
import { end, type Token } from '../../grammar/Token.ts';
import { sourceLimits } from '../../Limits.ts';
import { Refusal } from '../../Refusal.ts';
import type { JsonataNode } from '../JsonataNode.ts';
import { parseSignature } from '../signature/parseSignature.ts';
import { fail } from './fail.ts';

type Parser = Pratt<JsonataNode>;

/** Parses `left(...)`: a call, a partial application when an operand is `?`, or a function literal. */
export function call(parser: Parser, left: JsonataNode, token: Token): JsonataNode {
  const operands: JsonataNode[] = [];
  let partial = false;
  if (parser.token.type !== ')')
    do {
      if (parser.token.type === '?') {
        const { from, to } = parser.advance(false);
        operands.push({ kind: 'placeholder', from, to });
        partial = true;
      } else operands.push(parser.expression(0));
    } while (parser.take(','));
  const { to } = parser.expect(')');
  if (isFunctionWord(parser, left)) return lambda(parser, left, operands);
  countCalls(left, token);
  return { kind: partial ? 'partial' : 'call', callee: left, operands, from: left.from ?? token.from, to };
}

function isFunctionWord(parser: Parser, left: JsonataNode): boolean {
  if (left.kind !== 'path' || left.steps.length !== 1) return false;
  const [step] = left.steps;
  if (step?.node.kind !== 'name' || step.stages !== undefined) return false;
  const word = parser.source.slice(left.from, left.to);
  return word === 'function' || word === 'λ';
}

function lambda(parser: Parser, left: JsonataNode, operands: readonly JsonataNode[]): JsonataNode {
  const parameters = operands.map((operand) => {
    if (operand.kind !== 'variable') throw fail('S0208', operand.from ?? 0, operand.to ?? 0);
    return operand.name;
  });
  const signature = parser.token.type === '<' ? signatureText(parser) : undefined;
  parser.expect('{', true);
  const body = parser.expression(0);
  const { to } = parser.expect('}');
  const node = { kind: 'lambda', parameters, body, from: left.from ?? 0, to } as const;
  return signature === undefined ? node : { ...node, signature };
}

/** Reads the text of `<...>` with matching brackets. Parses it as a signature, so that mistakes show here. */
function signatureText(parser: Parser): string {
  const { from } = parser.token;
  let text = '';
  let open = 0;
  while (parser.token.type !== end && parser.token.type !== '{') {
    // Tokens of two characters count both of them as brackets here.
    for (const sign of parser.token.type) open += sign === '<' ? 1 : sign === '>' ? -1 : 0;
    const { to } = parser.advance(false);
    text = parser.source.slice(from, to);
    if (open === 0) break;
  }
  if (open > 0) throw parser.grammar.unexpected(parser.token, '>');
  parseSignature(text, from);
  return text;
}

/** `f(1)(2)(3)...` nests without parentheses, so this counts its depth. */
function countCalls(left: JsonataNode, { from, to }: Token): void {
  let depth = 0;
  for (let node = left; node.kind === 'call' || node.kind === 'partial'; node = node.callee) depth += 1;
  if (depth < sourceLimits.depth) return;
  const message = `Nested deeper than ${sourceLimits.depth}.`;
  throw new Refusal({ code: 'limit-depth', message, params: { limit: sourceLimits.depth }, from, to });
}
