import type { Catalogue } from './Catalogue.ts';

/** Texts of the button and the dialog that export with a template. */
export const excelTemplateActionMessages = {
  'excelTemplate.action': { zh: '按模板导出', en: 'Export by template' },
  'excelTemplate.choose': { zh: '选择模板', en: 'Template' },
  'excelTemplate.as': { zh: '多张单据', en: 'Several documents' },
  'excelTemplate.asSheets': { zh: '一个文件，每张单据一个工作表', en: 'One file, a sheet each' },
  'excelTemplate.asFiles': { zh: '每张单据一个文件（压缩包）', en: 'A file each, in a zip' },
  'excelTemplate.selected': { zh: '已选{n}张单据', en: '{n} documents selected' },
  'excelTemplate.filtered': {
    zh: '当前查询的全部单据（最多1000张）',
    en: 'All documents of the current filter, at most 1000',
  },
  'excelTemplate.export': { zh: '导出', en: 'Export' },
  'excelTemplate.sample': { zh: '下载样例', en: 'Download sample' },
  'excelTemplate.sampleTable': {
    zh: '选好数据表后，可下载带有全部占位符的样例',
    en: 'Choose the table first: then a sample with all its placeholders can be downloaded',
  },
  'excelTemplate.loading': { zh: '正在读取模板…', en: 'Reading the templates…' },
  'excelTemplate.working': { zh: '正在导出…', en: 'Exporting…' },
} as const satisfies Catalogue;
