import type { Formula } from '../../Tree.ts';
import type { Inference } from '../../types/infer.ts';
import type { ValueType } from '../../ValueType.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import { inferNode } from './inferNode.ts';

/** The type of a formula's result; certain mistakes are reported with their place. */
export function inferFormula(formula: Formula, inference: Inference): ValueType {
  // A tree with language excel has a body of ours.
  return inferNode(formula.body as ExcelNode, inference);
}
