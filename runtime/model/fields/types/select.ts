import { chosen, maxItems, multiple } from './chosen.ts';

/** A drop-down list; several options with `multiple`. */
export const select = chosen({
  name: 'select',
  label: { zh: '下拉选择', en: 'Select' },
  options: {
    multiple,
    max: maxItems,
    allowCreate: { type: 'boolean', description: '允许录入新选项' },
  },
  isMultiple: (field) => field.multiple === true,
});
