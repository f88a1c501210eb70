import { textual } from './textual.ts';

/** One line of text; optional suffix (`append`) and key-press handler (`keypress`). */
export const text = textual({
  name: 'text',
  label: { zh: '单行文本', en: 'Text' },
  options: {
    append: { type: 'string', description: '后缀' },
    keypress: { type: 'string', description: '按键处理的扩展名' },
    numberRule: { type: 'string', description: '编号规则：空值在保存时生成' },
  },
});
