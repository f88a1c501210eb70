import type { ExcelFunction } from '../ExcelFunction.ts';
import { irr } from './irr.ts';
import { loans } from './loans.ts';
import { npv } from './npv.ts';

export const finance: readonly ExcelFunction[] = [...loans, npv, irr];
