import { chosen, maxItems } from './chosen.ts';

/** A drop-down list of several options. */
export const selectList = chosen({
  name: 'selectList',
  label: { zh: '下拉多选', en: 'Multiple select' },
  options: { max: maxItems, allowCreate: { type: 'boolean', description: '允许录入新选项' } },
  isMultiple: () => true,
});
