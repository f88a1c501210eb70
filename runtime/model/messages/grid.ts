import type { Catalogue } from './Catalogue.ts';

/** Texts of data grids. Cell rules share the texts of `form.ts`. */
export const gridMessages = {
  'grid.noData': { zh: '暂无数据', en: 'No data' },
  'grid.total': { zh: '共 {total} 项', en: '{total} items' },
  'grid.index': { zh: '序号', en: 'No.' },
  'grid.selectAll': { zh: '全选', en: 'Select all' },
  'grid.selectRow': { zh: '选择第{row}行', en: 'Select row {row}' },
  'grid.editRow': { zh: '编辑第{row}行', en: 'Edit row {row}' },
  'grid.loading': { zh: '加载中', en: 'Loading' },
  'grid.loadFailed': { zh: '表格加载失败，请重试', en: 'The grid could not be loaded, please try again' },
  'grid.retry': { zh: '重试', en: 'Try again' },
  'grid.sum': { zh: '合计', en: 'Total' },
  'grid.selectToDelete': { zh: '请选择要删除的行!', en: 'Please select the rows to delete!' },
  'grid.noRowToDelete': { zh: '没有获取要删除的行数据!', en: 'No row data to delete was found!' },
  'grid.indexRequired': {
    zh: '请先设置index属性，否则无法删除行',
    en: 'The index attribute must be set before rows can be deleted',
  },
  'grid.rowColumn': { zh: '第{row}行[{column}]{message}', en: 'Row {row} [{column}]: {message}' },
} as const satisfies Catalogue;
