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

/** Allowed members of a node kind, and how to print it. Kinds without a rule are refused. */
export interface NodeRule<T> {
  /** Members the rule understands; a node with another member is refused. */
  readonly members: readonly (keyof T & string)[];
  print(node: T, printer: Printer): Sql;
}

/** Rules by kind. */
export type NodeRules = { readonly [K in NodeKind]?: NodeRule<NodeOf<K>> };

/** Message keys for SQL parameters. */
export type SqlRule = `sqlParameter.${string}`;

/** Shared state of printing one statement. */
export interface Printing {
  readonly rules: NodeRules;
  readonly names: Names;
  readonly places: Places;
  /** Number of `{field}` placeholders in the text. */
  readonly parameters: number;
  readonly issues: Issue[];
}

/**
 * Prints a statement from its syntax tree, so that only constructs with a rule pass. Quotes every name, takes
 * functions only from `pg_catalog`, and turns every table into a hole. Reports what is not allowed as an Issue with
 * its range in the text.
 */
export class Printer {
  readonly #shared: Printing;
  /** WITH queries in scope. */
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

  /** Prints a node by the rule of its kind. */
  print(node: Node | undefined): Sql {
    if (node === undefined) return this.refuse('sqlParameter.syntax', { name: '' });
    const [kind, value] = Object.entries(node)[0] ?? ['', {}];
    const rule = Object.hasOwn(this.#shared.rules, kind)
      ? (this.#shared.rules[kind as NodeKind] as NodeRule<object> | undefined) // `rules` maps each kind to its own rule
      : undefined;
    this.#move(value);
    if (rule === undefined) return this.refuse('sqlParameter.syntax', { name: kind });
    return this.has(kind, value, rule.members) ? rule.print(value, this) : [];
  }

  /** Whether a node part has only supported members; otherwise refuses it. */
  has<T extends object>(kind: string, value: T, members: readonly (keyof T & string)[]): boolean {
    this.#move(value);
    const other = Object.keys(value).find((member) => !(members as readonly string[]).includes(member));
    if (other !== undefined) this.refuse('sqlParameter.syntax', { name: `${kind}.${other}` });
    return other === undefined;
  }

  /** Prints each node of a list. */
  all(nodes: readonly Node[] | undefined): readonly Sql[] {
    return (nodes ?? []).map((node) => this.print(node));
  }

  /** Reports an issue at a node's position, by default the current one. */
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

  /** Refuses an unknown name and suggests the closest known one. */
  unknown(rule: SqlRule, name: string, known: Iterable<string>, location?: number): Sql {
    const meant = didYouMean(name, known);
    return this.refuse(
      rule,
      { name },
      location,
      meant === undefined ? undefined : { title: meant, value: meant },
    );
  }

  /** A printer that also has these WITH queries in scope. */
  within(queries: readonly string[]): Printer {
    const inner = new Printer(this.#shared, new Set([...this.#queries, ...queries]));
    inner.#location = this.#location;
    return inner;
  }

  /** Whether a name in FROM is a WITH query in scope. */
  isQuery(name: string): boolean {
    return this.#queries.has(name);
  }

  #move(value: object): void {
    const { location } = value as { readonly location?: unknown };
    if (typeof location === 'number' && location >= 0) this.#location = location;
  }
}
