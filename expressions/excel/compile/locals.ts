import type { ExcelClosure } from '../ExcelClosure.ts';
import type { LetNode, LocalNode } from '../ExcelNode.ts';
import type { ExcelContext } from './ExcelContext.ts';

/** LET: each value is computed once, the calculation sees them all. */
export function compileLet({ bindings, body }: LetNode, context: ExcelContext): ExcelClosure {
  const { locals } = context;
  const values = bindings.map(({ slot, value }) => ({ slot, closure: context.closure(value) }));
  const calculation = context.closure(body);
  return (frame) => {
    // Reading a field may run this very formula for another record, so the values of this run are put back.
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

/** A name of a LET around it. */
export function compileLocal({ slot }: LocalNode, { locals }: ExcelContext): ExcelClosure {
  return () => locals[slot] ?? null;
}
