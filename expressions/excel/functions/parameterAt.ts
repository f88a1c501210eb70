import type { ExcelCallable, ExcelParameter } from './ExcelFunction.ts';

/**
 * The parameter for the argument at an index, counting through repeated groups; undefined beyond the last.
 */
export function parameterAt({ parameters }: ExcelCallable, index: number): ExcelParameter | undefined {
  if (index < parameters.length) return parameters[index];
  const start = parameters.findIndex((parameter) => parameter.repeats);
  if (start < 0) return undefined;
  return parameters[start + ((index - start) % (parameters.length - start))];
}
