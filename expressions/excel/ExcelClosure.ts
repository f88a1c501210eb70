import type { Frame } from '../evaluate/Frame.ts';
import type { ExcelValue } from './values/ExcelValue.ts';

/** A compiled node of a formula. */
export type ExcelClosure = (frame: Frame) => ExcelValue;
