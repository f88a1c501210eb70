import { chosen, maxItems, multiple } from './chosen.ts';

/** One node of a tree of options, or with `multiple` several. */
export const treeSelect = chosen({
  name: 'treeSelect',
  label: { zh: '树形选择', en: 'Tree select' },
  options: { multiple, max: maxItems },
  isMultiple: (field) => field.multiple === true,
});
