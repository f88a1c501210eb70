import { extensionKinds } from '../../runtime/model/fields/extension/extensionKinds.ts';
import type { DictionaryProvider } from '../context/DictionaryProvider.ts';

/** Types of extension fields that plugins bring. */
export const extensionTypes: DictionaryProvider = {
  options: ({ context: { catalog }, locale }) => {
    const kinds = extensionKinds(catalog.types);
    return catalog.types.added
      .filter(({ name }) => kinds.has(name))
      .map(({ name, label }) => ({ key: name, value: label[locale] }));
  },
};
