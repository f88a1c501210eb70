import { chosen, maxItems, multiple } from './chosen.ts';

/** A node in a tree of options; several with `multiple`. */
export const treeSelect = chosen({
  name: 'treeSelect',
  label: { zh: '树形选择', en: 'Tree select' },
  options: { multiple, max: maxItems },
  isMultiple: (field) => field.multiple === true,
});
