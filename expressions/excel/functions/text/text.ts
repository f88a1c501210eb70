import type { ExcelFunction } from '../ExcelFunction.ts';
import { forms } from './forms.ts';
import { joins } from './joins.ts';
import { numberTexts } from './numberTexts.ts';
import { parts } from './parts.ts';

export const text: readonly ExcelFunction[] = [...parts, ...joins, ...forms, ...numberTexts];
