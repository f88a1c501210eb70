import type { ScanStep, ScanWork } from '../../../model/schema/ScanWork.ts';
import { pickTaker } from './pickTaker.ts';
import { rowTaker } from './rowTaker.ts';
import type { StepTaker } from './StepTaker.ts';
import { sourceTaker } from './sourceTaker.ts';
import { valueTaker } from './valueTaker.ts';

/** The kinds of steps that take codes, by name. A quantity is typed. */
const stepTakers: ReadonlyMap<string, StepTaker> = new Map(
  [sourceTaker, rowTaker, valueTaker, pickTaker].map((taker) => [taker.name, taker]),
);

/** The steps of a page that take codes, in order. */
export const codedSteps = ({
  steps,
}: ScanWork): readonly { readonly step: ScanStep; readonly taker: StepTaker }[] =>
  steps.flatMap((step) => {
    const taker = stepTakers.get(step.step);
    return taker ? [{ step, taker }] : [];
  });
