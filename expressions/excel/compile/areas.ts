import type { ExcelClosure } from '../ExcelClosure.ts';
import type { AreasNode } from '../ExcelNode.ts';
import { Areas } from '../values/Areas.ts';
import { Matrix } from '../values/Matrix.ts';
import type { ExcelContext } from './ExcelContext.ts';

/** Compiles a union of ranges to one matrix. */
export function compileAreas({ areas }: AreasNode, context: ExcelContext): ExcelClosure {
  const closures = areas.map((area) => context.closure(area));
  return (frame) => {
    const matrices = closures.map((closure) => {
      const value = closure(frame);
      return value instanceof Matrix ? value : new Matrix(1, 1, [value]);
    });
    const size = matrices.reduce((total, { cells }) => total + cells.length, 0);
    frame.charge(size);
    frame.allocate(16 * size);
    return new Areas(matrices);
  };
}
