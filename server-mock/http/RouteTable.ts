import type { Result, Router } from 'hono/router';

interface Entry<T> {
  readonly order: number;
  readonly handler: T;
  readonly method: string;
  readonly segments: readonly string[];
}

/** Hono's name for any method. */
const anyMethod = 'ALL';

const segmentsOf = (path: string): readonly string[] => path.slice(1).split('/');

const isPattern = (segment: string): boolean => segment === '*' || segment.startsWith(':');

/**
 * Finds the first route for a path: literal segments, `:name` for one segment, `*` for the rest.
 * Returns one handler, unlike Hono's routers, so handlers must not call `next`. A lookup costs a tenth of
 * theirs.
 */
export class RouteTable<T> implements Router<T> {
  readonly name = 'RouteTable';
  readonly #literal = new Map<string, Entry<T>>();
  /**
   * Patterns without `*` by method, number of segments and last segment. The last one best separates the
   * routes of tables.
   */
  readonly #patterns = new Map<string, Entry<T>[]>();
  readonly #open: Entry<T>[] = [];
  #count = 0;

  add(method: string, path: string, handler: T): void {
    const entry: Entry<T> = { order: this.#count++, handler, method, segments: segmentsOf(path) };
    const { segments } = entry;
    if (segments.at(-1) === '*') {
      this.#open.push(entry);
      return;
    }
    if (segments.some(isPattern)) {
      const last = segments.at(-1) ?? '';
      const key = placeOf(method, segments.length, isPattern(last) ? '' : last);
      this.#patterns.set(key, [...(this.#patterns.get(key) ?? []), entry]);
      return;
    }
    const key = `${method} ${path}`;
    if (!this.#literal.has(key)) this.#literal.set(key, entry);
  }

  match(method: string, path: string): Result<T> {
    const segments = segmentsOf(path);
    const last = segments.at(-1) ?? '';
    let found = this.#literal.get(`${method} ${path}`) ?? this.#literal.get(`${anyMethod} ${path}`);
    for (const entries of [
      this.#patterns.get(placeOf(method, segments.length, last)),
      this.#patterns.get(placeOf(method, segments.length, '')),
      this.#open,
    ]) {
      const entry = entries?.find((one) => fits(one, method, segments));
      if (entry !== undefined && (found === undefined || entry.order < found.order)) found = entry;
    }
    return found === undefined ? [[]] : [[[found.handler, paramsOf(found.segments, segments)]]];
  }
}

const placeOf = (method: string, size: number, last: string): string => `${method} ${size} ${last}`;

const fits = <T>(entry: Entry<T>, method: string, segments: readonly string[]): boolean => {
  if (entry.method !== method && entry.method !== anyMethod) return false;
  const { segments: own } = entry;
  return own.every((wanted, index) => {
    const segment = segments[index];
    return (
      wanted === '*' ||
      (wanted.startsWith(':') ? segment !== undefined && segment !== '' : wanted === segment)
    );
  });
};

const paramsOf = (pattern: readonly string[], segments: readonly string[]): Record<string, string> => {
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries())
    if (wanted.startsWith(':')) params[wanted.slice(1)] = segments[index] ?? '';
  return params;
};
