import type { Catalogue } from './Catalogue.ts';

/** Texts about parts of a saved form design that cannot be read or applied. The rest still opens. */
export const designMessages = {
  'design.noList': { zh: '{name}不是JSON数组，已忽略', en: '{name} is no JSON list and is left out' },
  'design.tooMany': { zh: '{name}只读取前{most}项', en: 'Only the first {most} elements of {name} are read' },
  'design.badElement': {
    zh: '{name}第{row}项不是完整的JSON，已忽略',
    en: 'Element {row} of {name} is no complete JSON and is left out',
  },
  'design.cutOff': { zh: '{name}的结尾不完整', en: 'The end of {name} is missing' },
  'design.badEntry': { zh: '第{row}项不是组件，已忽略', en: 'Element {row} is no component and is left out' },
  'design.badWidth': {
    zh: '宽度【{value}】不在{least}到{most}之间，已忽略',
    en: 'The width [{value}] is not between {least} and {most} and is left out',
  },
  'design.unknownField': {
    zh: '第{row}项【{name}】不是此表的字段，已忽略',
    en: 'Element {row} [{name}] is no field of this table and is left out',
  },
  'design.hiddenField': {
    zh: '字段【{name}】不可显示，已忽略',
    en: 'The field [{name}] may not be shown and is left out',
  },
  'design.fieldTwice': {
    zh: '字段【{name}】重复，只保留第一个',
    en: 'The field [{name}] stands twice; the first counts',
  },
  'design.mustShow': { zh: '必填字段【{name}】不能隐藏', en: 'The required field [{name}] cannot be hidden' },
  'design.own': { zh: '此表单使用您自己的设计', en: 'This form has your own design' },
  'design.reset': { zh: '恢复默认表单', en: 'Plain form' },
  'design.resetQuestion': {
    zh: '删除您为此表单做的设计，恢复默认布局？其他人的表单不受影响。',
    en: 'Take away your own design of this form and go back to the plain one? Nobody else’s form changes.',
  },
  'design.resetDone': {
    zh: '已恢复默认表单，关闭后重新打开即可看到',
    en: 'The form is the plain one again; close and open it to see',
  },
  'design.problems': { zh: '表单设计有{n}处无法使用', en: '{n} parts of the form’s design cannot be used' },
} as const satisfies Catalogue;
