import type { Catalogue } from './Catalogue.ts';

/** Heads of the workbooks that hold the data of cards. */
export const boardSheetMessages = {
  'board.sheet.before': { zh: '对比期', en: 'Compared with' },
  'board.sheet.time': { zh: '时间', en: 'Time' },
  'board.sheet.now': { zh: '本期', en: 'Now' },
  'board.sheet.measure': { zh: '币种或单位', en: 'Currency or unit' },
  'board.sheet.count': { zh: '条数', en: 'Records' },
  'board.sheet.step': { zh: '项目', en: 'Item' },
  'board.sheet.late': { zh: '逾期天数', en: 'Days overdue' },
} as const satisfies Catalogue;

type BoardSheetTexts = typeof boardSheetMessages;

declare module './index.ts' {
  interface CapabilityTexts extends BoardSheetTexts {}
}
