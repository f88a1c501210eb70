import type { Node, Nodes, ScaleOf, Tree } from '../../../expressions/index.ts';

/** The scale of a node; `item`: the list whose item `variable`s of `item` read. */
type Scale = (node: Node, item?: string) => number | undefined;

/** The largest of several; undefined when one of them is unknown. */
const largest = (scales: readonly (number | undefined)[]): number | undefined =>
  scales.reduce<number | undefined>(
    (most, scale) => (most === undefined || scale === undefined ? undefined : Math.max(most, scale)),
    0,
  );

const digitsOf = (value: number): number => {
  const [, fraction = ''] = String(value).split('.');
  return /e-/.test(String(value)) ? Number.POSITIVE_INFINITY : fraction.length;
};

/** Together, as digits of a product are; undefined when one of them is unknown. */
const added = (scales: readonly (number | undefined)[]): number | undefined =>
  scales.reduce<number | undefined>(
    (sum, scale) => (sum === undefined || scale === undefined ? undefined : sum + scale),
    0,
  );

/** Functions whose result has the digits of their operands. */
const extremes: ReadonlySet<string> = new Set(['sum', 'max', 'min', 'abs']);
const roundings: ReadonlySet<string> = new Set(['round', 'roundHalfEven']);

type ScaleOfKind<N> = (node: N, of: Scale, scaleOf: ScaleOf, item: string | undefined) => number | undefined;

const kinds: { readonly [K in keyof Nodes]?: ScaleOfKind<Nodes[K]> } = {
  literal: ({ value }) => (typeof value === 'number' ? digitsOf(value) : value === null ? 0 : undefined),
  variable: ({ of: whose, path, fallback }, of, scaleOf, item) => {
    const read =
      whose === 'record' ? path : whose === 'item' && item !== undefined ? [item, ...path] : undefined;
    return read && largest([scaleOf(read.join('.')), fallback ? of(fallback, item) : 0]);
  },
  arithmetic: ({ operator, operands }, of, _, item) => {
    const scales = operands.map((node) => of(node, item));
    if (operator === '/') return operands.length > 1 ? Number.POSITIVE_INFINITY : scales[0];
    return operator === '*' ? added(scales) : largest(scales);
  },
  choice: ({ branches, otherwise }, of, _, item) =>
    largest([...branches.map(({ then }) => then), otherwise].map((node) => of(node, item))),
  list: ({ items }, of, _, item) => largest(items.map((node) => of(node, item))),
  each: ({ operator, list, body }, of) =>
    operator === 'map' && list.kind === 'variable' && list.of === 'record'
      ? of(body, list.path.join('.'))
      : undefined,
  call: ({ name, operands }, of, _, item) => {
    if (extremes.has(name)) return largest(operands.map((node) => of(node, item)));
    const [value, places] = operands;
    const wanted = places === undefined ? 0 : places.kind === 'literal' ? places.value : undefined;
    if (!roundings.has(name) || value === undefined || typeof wanted !== 'number') return undefined;
    return Math.max(0, Math.min(wanted, of(value, item) ?? wanted));
  },
};

/**
 * Most digits after the point that a formula's result may have; infinite after a division. Undefined: not known, as for
 * texts and formulas of other languages.
 */
export function resultScale({ root }: Tree, scaleOf: ScaleOf): number | undefined {
  const of: Scale = (node, item) => {
    // The type of `kinds` ensures that key and node agree; TypeScript cannot relate the two unions.
    const read = kinds[node.kind] as ScaleOfKind<Node> | undefined;
    return read?.(node, of, scaleOf, item);
  };
  return of(root);
}
