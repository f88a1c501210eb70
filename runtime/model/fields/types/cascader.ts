import { chosen, maxItems, multiple } from './chosen.ts';

/** A choice by levels; the value is the last key of the path. */
export const cascader = chosen({
  name: 'cascader',
  label: { zh: '级联选择', en: 'Cascader' },
  options: { multiple, max: maxItems },
  isMultiple: (field) => field.multiple === true,
});
