import { chosen } from './chosen.ts';

/** One of a few options, all visible. */
export const radio = chosen({
  name: 'radio',
  label: { zh: '单选', en: 'Radio' },
  isMultiple: () => false,
});
