import type { Catalogue } from './Catalogue.ts';

/** Texts of reports: key figures and charts. */
export const reportMessages = {
  'report.overview': { zh: '概览', en: 'Overview' },
  'report.count': { zh: '行数', en: 'Rows' },
  'report.chartTitle': { zh: '各{by}{of}', en: '{of} by {by}' },
  'report.chartTitle.day': { zh: '每日{of}', en: '{of} by day' },
  'report.chartTitle.week': { zh: '每周{of}', en: '{of} by week' },
  'report.chartTitle.month': { zh: '每月{of}', en: '{of} by month' },
  'report.chartTitle.quarter': { zh: '每季度{of}', en: '{of} by quarter' },
  'report.chartTitle.year': { zh: '每年{of}', en: '{of} by year' },
  'report.and': { zh: '和', en: ' and ' },
  'report.measure': { zh: '单位', en: 'Unit' },
  'report.noMeasure': { zh: '无单位', en: 'No unit' },
  'report.inMeasure': { zh: '{title}（{unit}）', en: '{title} ({unit})' },
  'report.asTable': { zh: '表格', en: 'Table' },
  'report.asChart': { zh: '图表', en: 'Chart' },
  'report.savePicture': { zh: '保存图片', en: 'Save picture' },
  'report.retry': { zh: '重试', en: 'Try again' },
  'report.noRows': { zh: '没有数据', en: 'No data' },
  'report.others': { zh: '其他', en: 'Others' },
  'report.notDrawn': { zh: '图表无法显示，请查看表格', en: 'The chart cannot be drawn. See the table.' },
  'report.firstGroups': {
    zh: '分组太多，只显示前{count}组，请缩小查询范围',
    en: 'Too many groups: only the first {count} are shown. Narrow the search.',
  },
} as const satisfies Catalogue;
