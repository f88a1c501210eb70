import type { Node } from './parse.ts';

/** Counts and names of a syntax tree, collected without recursion: the tree may have any depth. */
export interface Survey {
  readonly nodes: number;
  readonly depth: number;
  /** Names in FROM, with duplicates: tables and WITH queries. */
  readonly relations: readonly string[];
  /** Column names that the text defines. */
  readonly made: ReadonlySet<string>;
}

type Values = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const strings = (list: unknown): readonly string[] =>
  (Array.isArray(list) ? list : []).flatMap((item: { readonly String?: { readonly sval?: unknown } }) => {
    const one = text(item.String?.sval);
    return one === undefined ? [] : [one];
  });

/** Collector by member key: node kinds, and `alias`, which is not a node. */
const notes: Readonly<Record<string, (value: Values, relations: string[], made: Set<string>) => void>> = {
  RangeVar(value, relations) {
    relations.push(text(value.relname) ?? '');
  },
  ResTarget(value, _relations, made) {
    const name = text(value.name);
    if (name !== undefined) made.add(name);
  },
  CommonTableExpr(value, _relations, made) {
    for (const name of strings(value.aliascolnames)) made.add(name);
  },
  alias(value, _relations, made) {
    for (const name of strings(value.colnames)) made.add(name);
  },
};

/** Collects the survey of a whole tree. */
export const survey = (root: Node): Survey => {
  const relations: string[] = [];
  const made = new Set<string>();
  let nodes = 0;
  let depth = 0;
  const open: { readonly value: object; readonly depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    nodes++;
    depth = Math.max(depth, next.depth);
    for (const [key, value] of Object.entries(next.value)) {
      if (typeof value !== 'object' || value === null) continue;
      const note = Object.hasOwn(notes, key) ? notes[key] : undefined;
      note?.(value as Values, relations, made); // checked to be an object above
      open.push({ value, depth: next.depth + 1 });
    }
  }
  return { nodes, depth, relations, made };
};
