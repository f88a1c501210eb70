import type { ExcelFunction, ExcelParameter } from './ExcelFunction.ts';

/** The parameter the argument at an index belongs to, groups that repeat counted through; undefined beyond the last. */
export function parameterAt({ parameters }: ExcelFunction, index: number): ExcelParameter | undefined {
  if (index < parameters.length) return parameters[index];
  const start = parameters.findIndex((parameter) => parameter.repeats);
  if (start < 0) return undefined;
  return parameters[start + ((index - start) % (parameters.length - start))];
}
