import type { Token } from '../../grammar/Token.ts';
import type { CellNode, ExcelNode, RangeNode } from '../ExcelNode.ts';
import type { ExcelParser } from './ParseState.ts';
import { unexpected } from './unexpected.ts';

/** Parses the content of parentheses: an expression, or a comma-separated union of cells and ranges. */
export function readBrackets(parser: ExcelParser, open: Token): ExcelNode {
  const inside = parser.expression(0);
  if (parser.token.type !== ',' || !isPlace(inside)) {
    parser.expect(')');
    return inside;
  }
  const areas = [inside];
  while (parser.take(',')) {
    const { token } = parser;
    const area = parser.expression(0);
    if (!isPlace(area)) throw unexpected(token);
    areas.push(area);
  }
  return { kind: 'areas', areas, from: open.from, to: parser.expect(')').to };
}

function isPlace(node: ExcelNode): node is CellNode | RangeNode {
  return node.kind === 'cell' || node.kind === 'range';
}
