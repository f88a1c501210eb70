import { chosen, maxItems } from './chosen.ts';

/** Several of a few options, all visible. */
export const checkbox = chosen({
  name: 'checkbox',
  label: { zh: '多选', en: 'Checkbox group' },
  options: { max: maxItems },
  isMultiple: () => true,
});
