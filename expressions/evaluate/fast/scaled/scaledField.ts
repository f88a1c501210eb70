import { ten } from '../../../numbers/scaled.ts';
import type { Variable } from '../../../Tree.ts';
import type { CompileContext } from '../../CompileContext.ts';
import { type Scaled, scaledTerm } from './Scaled.ts';

/** Maximum scale of a field that runs in integers; calculations rarely use more. */
const MOST = 8;

/** Compiles a field of the record or of an item that is typed as a number and has a scale. */
export function scaledField(node: Variable, context: CompileContext): Scaled | undefined {
  const [name] = node.path;
  if (name === undefined || name === '__proto__' || node.path.length > 1 || node.fallback !== undefined)
    return undefined;
  if (node.of === 'accumulator' || context.type(node) !== 'number') return undefined;
  const scale = context.scale(node);
  if (scale === undefined || scale < 0 || scale > MOST) return undefined;
  const field = node.of === 'item' ? context.itemField(name, true) : context.field(name);
  return scaledTerm(scale, { field, chain: undefined, power: ten(scale), factor: 1, constant: 0 });
}
