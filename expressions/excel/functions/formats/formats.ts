import type { ExcelFunction } from '../ExcelFunction.ts';
import { text } from './text.ts';

export const formats: readonly ExcelFunction[] = [text];
