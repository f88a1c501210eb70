import type { ExcelFunction } from '../ExcelFunction.ts';
import { choices } from './choices.ts';
import { letFunction } from './let.ts';
import { truths } from './truths.ts';

export const logic: readonly ExcelFunction[] = [...choices, ...truths, letFunction];
