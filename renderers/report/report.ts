import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { ReportPart } from './ReportPart.tsx';

/** Figures and charts over the rows of a list. */
export const report: BrowserCapability = { name: 'report', parts: { listBand: ReportPart } };
