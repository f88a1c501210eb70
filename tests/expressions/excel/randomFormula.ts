import { functions } from '../../../expressions/excel/functions/functions.ts';
import type { Random } from '../Random.ts';

const leaves: readonly [string, ...string[]] = [
  ...(['1', '0', '-1', '2.5', '1E308', '1E-300', '12345678901234567890', '-1E15', '0.1', '1/3'] as const),
  ...[
    '"x"',
    '""',
    '"2026-01-31"',
    '"*a*"',
    '"yyyy-mm-dd hh:mm:ss"',
    'REPT("ab",9000)',
    'TRUE',
    '#N/A',
    '1/0',
  ],
  ...['[数量]', '[日]', '[明细.数量]', 'A1', 'A1:B3', 'A1:A5000', 'A1:ZZ1', '{1,2;3,4}'],
];
const operators: readonly [string, ...string[]] = ['+', '-', '*', '/', '^', '&', '=', '<', '>='];
const [first, ...rest] = functions.values();

/** A formula of random function calls with any arguments, up to this depth. */
export function randomFormula(random: Random, depth: number): string {
  if (depth <= 0 || first === undefined || random.below(4) === 0) return random.of(leaves);
  const below = () => randomFormula(random, depth - 1);
  const kind = random.below(10);
  if (kind < 3) return `(${below()}${random.of(operators)}${below()})`;
  if (kind === 3) return `-${below()}`;
  if (kind === 4) return `${below()}%`;
  const { name, parameters } = random.of([first, ...rest]);
  const needed = parameters.filter((parameter) => !parameter.optional).length;
  const count = needed + (random.below(3) === 0 ? random.below(parameters.length - needed + 1) : 0);
  return `${name}(${Array.from({ length: count }, () => (random.below(20) === 0 ? '' : below())).join(',')})`;
}
