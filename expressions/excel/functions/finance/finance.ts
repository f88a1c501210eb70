import type { ExcelFunction } from '../ExcelFunction.ts';
import { irr } from './irr.ts';
import { npv } from './npv.ts';
import { pmt } from './pmt.ts';

export const finance: readonly ExcelFunction[] = [pmt, npv, irr];
