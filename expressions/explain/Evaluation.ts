import { compile } from '../compile.ts';
import type { Data } from '../Data.ts';
import type { Result } from '../Result.ts';
import type { Scope } from '../Scope.ts';
import type { Formula, Node } from '../Tree.ts';
import type { Explanation, RowPlace } from './Explanation.ts';
import type { ExplainOptions } from './explain.ts';

/** Evaluates single nodes of a tree with the real evaluator, each once, within limits of nodes and time. */
export class Evaluation {
  private readonly scope: Scope;
  private readonly options: ExplainOptions;
  private readonly known = new Map<Node, Result<Data>>();
  private readonly deadline: number;
  private nodes: number;

  constructor(scope: Scope, options: ExplainOptions, nodes: number, milliseconds: number) {
    this.scope = scope;
    this.options = options;
    this.nodes = nodes;
    this.deadline = performance.now() + milliseconds;
  }

  /** Whether the limits are used up. */
  isSpent(): boolean {
    return this.nodes <= 0 || performance.now() > this.deadline;
  }

  /** Result of a node at its place. */
  at(node: Node, rows: readonly RowPlace[]): Result<Data> {
    this.nodes -= 1;
    const known = this.known.get(node) ?? this.run(node, rows);
    this.known.set(node, known);
    if (!known.ok) return known;
    const value = rows.reduce<Data>(
      (list, { index }) => (Array.isArray(list) ? (list[index] ?? null) : null),
      known.value,
    );
    return { ok: true, value };
  }

  /** Explanation by the formula's own language. */
  told(formula: Formula): Explanation | undefined {
    const language = this.options.languages?.find(({ name }) => name === formula.language);
    this.nodes -= 1;
    return language?.explain?.(formula, this.scope, this.options);
  }

  /** Runs a node of a body over all rows at once, like its loop, so that items keep their types. */
  private run(node: Node, rows: readonly RowPlace[]): Result<Data> {
    const root = rows.reduceRight<Node>(
      (body, { list }) => ({ kind: 'each', operator: 'map', list, body }),
      node,
    );
    const { limits = {} } = this.options;
    const milliseconds = Math.max(0, this.deadline - performance.now());
    return compile({ root }, this.options).run(this.scope, {
      ...this.options,
      limits: { ...limits, milliseconds },
    });
  }
}
