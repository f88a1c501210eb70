import { didYouMean } from '../../runtime/model/schema/didYouMean.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Names } from './Names.ts';
import type { Places } from './Places.ts';
import type { Node } from './parse.ts';
import type { Sql } from './Sql.ts';

type KindOf<N> = N extends unknown ? keyof N : never;

/** Kinds of PostgreSQL's syntax nodes. */
export type NodeKind = KindOf<Node>;

/** The members of a kind of node. */
export type NodeOf<K extends NodeKind> = Extract<Node, Record<K, unknown>>[K];

/** What is allowed of one kind of node, and how it is printed. A kind without a rule is refused. */
export interface NodeRule<T> {
  /** Members the rule understands; a node with any other is refused. */
  readonly members: readonly (keyof T & string)[];
  print(node: T, printer: Printer): Sql;
}

/** Rules by kind. */
export type NodeRules = { readonly [K in NodeKind]?: NodeRule<NodeOf<K>> };

/** Keys of messages about SQL parameters. */
export type SqlRule = `sqlParameter.${string}`;

/** What the printing of one statement shares. */
export interface Printing {
  readonly rules: NodeRules;
  readonly names: Names;
  readonly places: Places;
  /** How many `{field}`s the text has. */
  readonly parameters: number;
  readonly issues: Issue[];
}

/**
 * Prints a statement anew from its syntax tree, so that nothing passes that no rule knows: every name quoted, every
 * function of `pg_catalog`, every table a hole. What is not allowed becomes an Issue at its place in the text.
 */
export class Printer {
  readonly #shared: Printing;
  /** Names of WITH queries that can be read here. */
  readonly #queries: ReadonlySet<string>;
  #location = 0;

  constructor(shared: Printing, queries: ReadonlySet<string> = new Set()) {
    this.#shared = shared;
    this.#queries = queries;
  }

  get names(): Names {
    return this.#shared.names;
  }

  get parameters(): number {
    return this.#shared.parameters;
  }

  /** A node by its kind's rule. */
  print(node: Node | undefined): Sql {
    if (node === undefined) return this.refuse('sqlParameter.syntax', { name: '' });
    const [kind, value] = Object.entries(node)[0] ?? ['', {}];
    const rule = Object.hasOwn(this.#shared.rules, kind)
      ? (this.#shared.rules[kind as NodeKind] as NodeRule<object> | undefined) // the rule of this very kind
      : undefined;
    this.#move(value);
    if (rule === undefined) return this.refuse('sqlParameter.syntax', { name: kind });
    return this.has(kind, value, rule.members) ? rule.print(value, this) : [];
  }

  /** Whether a part of a node has only members that are understood; else it is refused. */
  has<T extends object>(kind: string, value: T, members: readonly (keyof T & string)[]): boolean {
    this.#move(value);
    const other = Object.keys(value).find((member) => !(members as readonly string[]).includes(member));
    if (other !== undefined) this.refuse('sqlParameter.syntax', { name: `${kind}.${other}` });
    return other === undefined;
  }

  /** Each of a list. */
  all(nodes: readonly Node[] | undefined): readonly Sql[] {
    return (nodes ?? []).map((node) => this.print(node));
  }

  /** Refuses at a node's position, or where printing stands. */
  refuse(
    rule: SqlRule,
    params: Issue['params'] = {},
    location: number = this.#location,
    fix?: Issue['fix'],
  ): Sql {
    const { from, to } = this.#shared.places.ofByte(location);
    this.#shared.issues.push({
      path: '',
      rule,
      params: { ...params, from, to },
      severity: 'error',
      ...(fix === undefined ? {} : { fix }),
    });
    return [];
  }

  /** Refuses a name nobody knows, with the one that was probably meant. */
  unknown(rule: SqlRule, name: string, known: Iterable<string>, location?: number): Sql {
    const meant = didYouMean(name, known);
    return this.refuse(
      rule,
      { name },
      location,
      meant === undefined ? undefined : { title: meant, value: meant },
    );
  }

  /** The same, where these WITH queries can be read too. */
  within(queries: readonly string[]): Printer {
    const inner = new Printer(this.#shared, new Set([...this.#queries, ...queries]));
    inner.#location = this.#location;
    return inner;
  }

  /** Whether a name in FROM is a WITH query here. */
  isQuery(name: string): boolean {
    return this.#queries.has(name);
  }

  #move(value: object): void {
    const { location } = value as { readonly location?: unknown };
    if (typeof location === 'number' && location >= 0) this.#location = location;
  }
}
