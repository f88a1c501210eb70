import type { Result } from './Result.ts';

/**
 * Formulas in an order in which each follows those it reads. Names that are not formulas are ignored, ties
 * keep the given order. A cycle, also with itself, is the error `cycle` with `params.path` `A -> B -> A`.
 */
export function order(formulas: ReadonlyMap<string, readonly string[]>): Result<readonly string[]> {
  const done = new Set<string>();
  for (const start of formulas.keys()) {
    // An explicit stack, so that chains of any length work.
    const open: { readonly name: string; next: number }[] = done.has(start) ? [] : [{ name: start, next: 0 }];
    const entered = new Set<string>([start]);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const read = formulas.get(top.name)?.[top.next];
      top.next += 1;
      if (read === undefined) {
        open.pop();
        entered.delete(top.name);
        done.add(top.name);
      } else if (entered.has(read)) {
        return cycle([...entered, read]);
      } else if (formulas.has(read) && !done.has(read)) {
        entered.add(read);
        open.push({ name: read, next: 0 });
      }
    }
  }
  return { ok: true, value: [...done] };
}

function cycle(walked: readonly string[]): Result<never> {
  const closing = walked.at(-1);
  const path = walked.slice(walked.indexOf(closing ?? '')).join(' -> ');
  return {
    ok: false,
    error: { code: 'cycle', message: `Formulas depend on each other: ${path}`, params: { path } },
  };
}
