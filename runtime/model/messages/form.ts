import type { Catalogue } from './Catalogue.ts';

/** Texts of forms that pages without a form use too. */
export const formMessages = {
  'form.required': { zh: '{title}不能为空', en: '{title} must not be empty' },
  'form.select': { zh: '请选择{title}', en: 'Please select {title}' },
  'form.generated': { zh: '待生成', en: 'To be generated' },
  'form.loading': { zh: '加载中', en: 'Loading' },
  'form.yes': { zh: '是', en: 'Yes' },
  'form.no': { zh: '否', en: 'No' },
  'box.loading': { zh: '正在加载', en: 'Loading' },
  'box.saving': { zh: '正在保存', en: 'Saving' },
  'box.saved': { zh: '操作成功', en: 'Done' },
  'box.retry': { zh: '重试', en: 'Retry' },
} as const satisfies Catalogue;
