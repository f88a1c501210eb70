import type { Data, DataObject } from '../../Data.ts';
import { sourceLimits } from '../../Limits.ts';
import type { Renaming } from '../Renaming.ts';

/** Result of a rename in data; the same value if it does not name the field. */
export interface RenamedData {
  readonly value: Data;
  /** Number of changed names. */
  readonly count: number;
}

/**
 * Context of a `var`: the path its name is relative to (`''` the record, undefined: no field), and whether it
 * is in a fold.
 */
interface Stand {
  readonly of: string | undefined;
  /** In a fold names begin with `current` or `accumulator`. */
  readonly fold: boolean;
}

const record: Stand = { of: '', fold: false };
const bulk: ReadonlySet<string> = new Set(['map', 'filter', 'some', 'all', 'none']);

/**
 * Renames a field in JSON Logic: in `var`, `missing` and `missing_some`, and in the bodies of `map` and
 * similar by their list. Other data, and data nested too deeply, stays unchanged.
 */
export function renameInJsonLogic(source: Data, { from, to }: Renaming): RenamedData {
  const renamer = new Renamer(from.code.split('.'), to.code.split('.'));
  const value = renamer.node(source, record, 0);
  return renamer.count === 0 ? { value: source, count: 0 } : { value, count: renamer.count };
}

class Renamer {
  count = 0;
  private readonly old: readonly string[];
  private readonly fresh: readonly string[];

  constructor(old: readonly string[], fresh: readonly string[]) {
    this.old = old;
    this.fresh = fresh;
  }

  node(source: Data, stand: Stand, depth: number): Data {
    if (typeof source !== 'object' || source === null || depth > sourceLimits.depth) return source;
    if (Array.isArray(source)) return source.map((item: Data) => this.node(item, stand, depth + 1));
    const names = Object.keys(source);
    const [operator] = names;
    if (operator === undefined || names.length !== 1) return source;
    const argument = (source as DataObject)[operator] ?? null;
    return { [operator]: this.argument(operator, argument, stand, depth + 1) };
  }

  private argument(operator: string, argument: Data, stand: Stand, depth: number): Data {
    if (operator === 'var') return this.first(argument, stand, depth);
    if (operator === 'missing') return this.names(argument, stand);
    const list: readonly Data[] = Array.isArray(argument) ? argument : [argument];
    if (operator === 'missing_some')
      return list.map((item, index) => (index === 1 ? this.names(item, stand) : item));
    const isFold = operator === 'reduce';
    if (!isFold && !bulk.has(operator)) return this.node(argument, stand, depth);
    const inside: Stand = { of: this.listOf(list[0] ?? null, stand), fold: isFold };
    return list.map((item, index) => this.node(item, index === 1 ? inside : stand, depth + 1));
  }

  /** A `var`: its name, then its default. */
  private first(argument: Data, stand: Stand, depth: number): Data {
    if (!Array.isArray(argument)) return this.name(argument, stand);
    const list: readonly Data[] = argument;
    return list.map((item, index) => (index === 0 ? this.name(item, stand) : this.node(item, stand, depth)));
  }

  private names(argument: Data, stand: Stand): Data {
    if (!Array.isArray(argument)) return this.name(argument, stand);
    return argument.map((name: Data) => this.names(name, stand));
  }

  private name(name: Data, { of, fold }: Stand): Data {
    if (typeof name !== 'string' || of === undefined) return name;
    const [first, ...below] = name.split('.');
    if (fold && first !== 'current') return name;
    const start = of === '' ? [] : of.split('.');
    const path = [...start, ...(fold ? below : name.split('.'))];
    if (path.length < this.old.length || this.old.some((part, index) => path[index] !== part)) return name;
    // The list's own name is renamed where the list is named.
    const own = [...this.fresh, ...path.slice(this.old.length)].slice(start.length);
    const renamed = fold ? ['current', ...own].join('.') : own.join('.');
    if (renamed === name) return name;
    this.count += 1;
    return renamed;
  }

  /** Path of a list's items: of a field, also when filtered. */
  private listOf(list: Data, stand: Stand): string | undefined {
    if (typeof list !== 'object' || list === null || Array.isArray(list)) return undefined;
    const { var: name, filter } = list as DataObject;
    if (Array.isArray(filter)) return this.listOf((filter[0] as Data | undefined) ?? null, stand);
    const [first] = Array.isArray(name) ? (name as readonly Data[]) : [name];
    if (typeof first !== 'string' || stand.of === undefined || stand.fold) return undefined;
    return stand.of === '' ? first : `${stand.of}.${first}`;
  }
}
