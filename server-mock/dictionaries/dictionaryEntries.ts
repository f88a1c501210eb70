import { isStored } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ReferenceKind } from '../context/Reference.ts';
import { isFreeText } from '../references/isFreeText.ts';
import { referringFields } from '../references/referringFields.ts';

/** Tables of dictionaries and of their entries. */
const dictionaries = 'Sys_Dictionary';
const entries = 'Sys_DictionaryList';
/** Providers whose choices are numbers of dictionaries. */
const ofDictionaries: ReadonlySet<string> = new Set(['choiceSources', 'dictionaryNumbers']);

/**
 * Fields that choose from a fixed list refer to its entries. Fields that hold the number of a dictionary refer
 * to the dictionary.
 */
export const dictionaryEntries: ReferenceKind = {
  name: 'dictionaryEntries',
  find: (catalog) => {
    const main = catalog.table(dictionaries);
    if (main === undefined || catalog.table(entries) === undefined) return [];
    return referringFields(catalog, (_, field) => {
      const { dataKey } = field;
      if (dataKey === undefined || !isStored(field)) return undefined;
      const { source, provider } = catalog.bundle.dictionaries.get(dataKey) ?? {};
      if (provider !== undefined && ofDictionaries.has(provider))
        return { target: dictionaries, to: 'DicNo', mustExist: false };
      if (source !== undefined || provider !== undefined) return undefined;
      return {
        target: entries,
        to: 'DicValue',
        owner: { table: dictionaries, key: main.key, field: 'DicNo', value: dataKey },
        mustExist: false,
        ...(isFreeText(field) ? { onDelete: 'keep' } : {}),
      };
    });
  },
};
