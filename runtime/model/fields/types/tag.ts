import { mentionKeys, mentionWords } from '../mention/mentionText.ts';
import { sourceOptions } from './chosen.ts';
import { plain } from './storage.ts';
import { textual } from './textual.ts';

/** Text with tags from a fixed list; at most 10 suggestions. */
export const tag = textual({
  name: 'tag',
  label: { zh: '标签输入', en: 'Mention' },
  options: sourceOptions,
  defaults: { maxlength: 2000, placeholder: '请输入文本或选择标签' },
  needsSource: true,
  namedKeys: (value) => mentionKeys(plain(value)),
  format: (value) => mentionWords(plain(value)),
});
