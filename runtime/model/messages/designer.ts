import type { Catalogue } from './Catalogue.ts';

/** Texts of the form designer, formulas, saved views and code generation. */
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
  'designer.formulaOneField': {
    zh: '函数公式只能选择一个参数字段',
    en: 'A function formula takes one parameter field only',
  },
  'designer.formulaNotOffered': {
    zh: '此字段不能使用该计算方式',
    en: 'This field cannot be computed in this way',
  },
  'designer.formulaDays': { zh: '天数只能是整数', en: 'The days must be a whole number' },
  'designer.formulaPlaces': { zh: '小数位数只能是整数', en: 'The decimal places must be a whole number' },
  'designer.formulaPlacesMin': {
    zh: '小数位数不能小于{min}',
    en: 'The decimal places must not be less than {min}',
  },
  'designer.formulaStart': { zh: '开始位置只能是整数', en: 'The start must be a whole number' },
  'designer.formulaStartMin': { zh: '开始位置不能小于{min}', en: 'The start must not be less than {min}' },
  'designer.formulaLength': { zh: '截取长度只能是整数', en: 'The length must be a whole number' },
  'designer.formulaLengthMin': { zh: '截取长度不能小于{min}', en: 'The length must not be less than {min}' },
  'designer.method.equals': { zh: '等于', en: 'Equals' },
  'designer.method.date': { zh: '日期加减天数', en: 'Date plus or minus days' },
  'designer.method.substring': { zh: '截取文本', en: 'Part of a text' },
  'designer.method.custom': { zh: '自定义公式', en: 'Custom formula' },
  'designer.method.sum': { zh: '列求和', en: 'Column sum' },
  'designer.method.max': { zh: '列最大值', en: 'Column maximum' },
  'designer.method.min': { zh: '列最小值', en: 'Column minimum' },
  'designer.viewName': { zh: '请输入视图名称', en: 'Please enter the name of the view' },
  'designer.viewFrozenHidden': {
    zh: '列 "{title}" 未显示，无法冻结',
    en: 'Column "{title}" is not shown and cannot be frozen',
  },
  'designer.viewCopy': { zh: '{name}-副本', en: '{name} - copy' },
  'designer.confirmDeleteRows': { zh: '确认要删除选择的数据吗?', en: 'Delete the selected data?' },
} as const satisfies Catalogue;
