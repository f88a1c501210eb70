import { pickStep } from './pickStep.ts';
import { quantityStep } from './quantityStep.ts';
import { rowStep } from './rowStep.ts';
import type { ScanStepKind } from './ScanStepKind.ts';
import { sourceStep } from './sourceStep.ts';
import { valueStep } from './valueStep.ts';

/** The kinds of steps of scan pages. */
export const scanSteps: readonly ScanStepKind[] = [sourceStep, rowStep, valueStep, pickStep, quantityStep];
