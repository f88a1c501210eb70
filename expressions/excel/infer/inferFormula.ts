import type { Formula } from '../../Tree.ts';
import type { Inference } from '../../types/infer.ts';
import type { ValueType } from '../../ValueType.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import { inferNode } from './inferNode.ts';

/** Infers the type of a formula's result; reports certain mistakes with their position. */
export function inferFormula(formula: Formula, inference: Inference): ValueType {
  // A tree with language excel has an Excel node as its body.
  return inferNode(formula.body as ExcelNode, inference);
}
