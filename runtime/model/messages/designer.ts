import type { Catalogue } from './Catalogue.ts';

/** Texts of the form designer, formulas, saved views and code generation (specification 2 sections 2, 5 and 8). */
export const designerMessages = {
  'designer.fieldName': { zh: '请填写字段名称', en: 'Please fill in the field name' },
  'designer.fieldSource': { zh: '请填写字段数据源', en: "Please fill in the field's data source" },
  'designer.fieldTwice': {
    zh: '字段名称已存在，请重新输入！',
    en: 'The field name exists; please enter another!',
  },
  'designer.titleTwice': {
    zh: '字段中文名已存在，请重新输入！',
    en: 'The field title exists; please enter another!',
  },
  'designer.oneTable': {
    zh: '表单已有表格控件,不可多个添加',
    en: 'The form already has a table; a second one cannot be added',
  },
  'designer.rowTitle': { zh: '请填写第{n}行字段中文名称', en: 'Please fill in the field title of row {n}' },
  'designer.rowType': { zh: '请填写第{n}行字段类型', en: 'Please fill in the field type of row {n}' },
  'designer.rowSource': { zh: '请填写第{n}行字段数据源', en: 'Please fill in the data source of row {n}' },
  'designer.formReset': { zh: '表单已重置', en: 'The form was reset' },
  'designer.title': { zh: '表单设计', en: 'Form design' },
  'designer.formulaName': { zh: '请输入计算公式名称', en: 'Please enter the name of the formula' },
  'designer.formulaContent': { zh: '请完善计算公式', en: 'Please complete the formula' },
  'designer.functionContent': { zh: '请完善函数公式', en: 'Please complete the function formula' },
  'designer.viewName': { zh: '请输入视图名称', en: 'Please enter the name of the view' },
  'designer.viewFrozenHidden': {
    zh: '列 "{title}" 未显示，无法冻结',
    en: 'Column "{title}" is not shown and cannot be frozen',
  },
  'designer.viewCopy': { zh: '{name}-副本', en: '{name} - copy' },
  'designer.confirmDeleteRows': { zh: '确认要删除选择的数据吗?', en: 'Delete the selected data?' },
} as const satisfies Catalogue;
