import { sourceOptions } from './chosen.ts';
import { textual } from './textual.ts';

/** Text with suggestions by case-insensitive prefix; anything may be typed. */
export const autocomplete = textual({
  name: 'autocomplete',
  label: { zh: '自动完成', en: 'Autocomplete' },
  options: sourceOptions,
  needsSource: true,
});
