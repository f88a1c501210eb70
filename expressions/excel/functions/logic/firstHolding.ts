import type { Frame } from '../../../evaluate/Frame.ts';
import { toBoolean } from '../../values/coerce.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelValue } from '../../values/ExcelValue.ts';
import { perCell } from './perCell.ts';

type Lazy = () => ExcelValue;

/** A condition and the value it selects. */
export interface Case {
  readonly holds: Lazy;
  readonly gives: Lazy;
}

/**
 * Returns the value of the first case that holds, else `otherwise`; evaluates nothing after it. A matrix
 * condition chooses per cell, and only undecided cells go on to the next case.
 */
export function firstHolding(frame: Frame, [first, ...others]: readonly Case[], otherwise: Lazy): ExcelValue {
  if (first === undefined) return otherwise();
  let rest: ExcelValue | undefined;
  return perCell(frame, first.holds(), (cell) => {
    const holds = toBoolean(cell);
    if (holds instanceof ExcelError) return holds;
    if (holds) return first.gives();
    rest ??= firstHolding(frame, others, otherwise);
    return rest;
  });
}
