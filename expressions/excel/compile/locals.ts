import type { ExcelClosure } from '../ExcelClosure.ts';
import type { LetNode, LocalNode } from '../ExcelNode.ts';
import type { ExcelContext } from './ExcelContext.ts';

/** Compiles LET: computes each value once, then the calculation. */
export function compileLet({ bindings, body }: LetNode, context: ExcelContext): ExcelClosure {
  const { locals } = context;
  const values = bindings.map(({ slot, value }) => ({ slot, closure: context.closure(value) }));
  const calculation = context.closure(body);
  return (frame) => {
    // Reading a field may run this formula for another record, so restore the values of this run.
    const before = values.map(({ slot }) => locals[slot] ?? null);
    try {
      for (const { slot, closure } of values) {
        const value = closure(frame);
        locals[slot] = value;
      }
      return calculation(frame);
    } finally {
      values.forEach(({ slot }, at) => {
        locals[slot] = before[at] ?? null;
      });
    }
  };
}

/** Compiles a name bound by an enclosing LET. */
export function compileLocal({ slot }: LocalNode, { locals }: ExcelContext): ExcelClosure {
  return () => locals[slot] ?? null;
}
