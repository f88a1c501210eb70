import { compile } from '../compile.ts';
import type { Data, DataObject } from '../Data.ts';
import { order } from '../order.ts';
import type { Result } from '../Result.ts';
import type { RunOptions } from '../RunOptions.ts';
import type { Scope } from '../Scope.ts';
import type { Tree } from '../Tree.ts';
import { cellOf, columnOf } from './grammar/cells.ts';
import { excel } from './index.ts';

/**
 * Evaluates named formulas that may read the scope and each other. They refer to each other by name or as
 * cells. Returns all results by name. Formulas that depend on each other are refused as `cycle` with
 * `params.path`; a refused formula refuses the set, with `params.formula`. The time limit applies to the
 * whole set, the other limits to each formula.
 */
export function evaluateSet(
  formulas: Readonly<Record<string, string>>,
  scope: Scope,
  options: RunOptions = {},
): Result<DataObject> {
  const trees = new Map<string, Tree>();
  for (const [given, text] of Object.entries(formulas)) {
    const parsed = excel.parse(text);
    if (!parsed.ok) return refusedIn(given, parsed);
    trees.set(nameOf(given), parsed.value);
  }
  const ordered = order(new Map([...trees].map(([name, tree]) => [name, dependencies(tree, trees)])));
  if (!ordered.ok) return ordered;
  const results = new Map<string, Data>();
  const everything: Record<string, Data> = Object.assign(Object.create(null), scope.whole?.());
  const start = performance.now();
  for (const name of ordered.value) {
    const tree = trees.get(name);
    if (tree === undefined) continue;
    const program = compile(tree, { languages: [excel] });
    const joined: Scope = {
      read: (key) => (results.has(key) ? results.get(key) : scope.read(key)),
      whole: () => everything,
    };
    const result = program.run(joined, remaining(options, start));
    if (!result.ok) return refusedIn(name, result);
    results.set(name, result.value);
    everything[name] = result.value;
  }
  const names = Object.keys(formulas).filter((name) => name !== '__proto__');
  return {
    ok: true,
    value: Object.fromEntries(names.map((name) => [name, results.get(nameOf(name)) ?? null])),
  };
}

/** Normalizes a cell name: `$b$2` is `B2`. Other names stay. */
function nameOf(given: string): string {
  return cellOf(given) === undefined ? given : given.replaceAll('$', '').toUpperCase();
}

/** Names that the tree reads; a range reads every formula in its cells. */
function dependencies(tree: Tree, trees: ReadonlyMap<string, Tree>): readonly string[] {
  const { reads } = tree.root.kind === 'formula' ? tree.root : { reads: [] };
  return reads.flatMap((read) => {
    const [left, right] = read.split(':').map(columnOf);
    if (left !== undefined && right !== undefined)
      return [...trees.keys()].filter((name) => {
        const column = cellOf(name)?.column ?? 0;
        return column >= left && column <= right;
      });
    const [first, last] = read.split(':').map(cellOf);
    if (first === undefined || last === undefined) return [read.split('.')[0] ?? read, read];
    return [...trees.keys()].filter((name) => {
      const cell = cellOf(name);
      const inside =
        cell !== undefined &&
        cell.row >= first.row &&
        cell.row <= last.row &&
        cell.column >= first.column &&
        cell.column <= last.column;
      return inside;
    });
  });
}

function remaining(options: RunOptions, start: number): RunOptions {
  const all = options.limits?.milliseconds;
  if (all === undefined) return options;
  const milliseconds = Math.max(0, all - (performance.now() - start));
  return { ...options, limits: { ...options.limits, milliseconds } };
}

function refusedIn(formula: string, { error }: Extract<Result<unknown>, { ok: false }>): Result<never> {
  return { ok: false, error: { ...error, params: { ...error.params, formula } } };
}
