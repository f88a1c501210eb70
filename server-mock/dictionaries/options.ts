import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { DictionaryData } from '../../runtime/wire/dictionaries/DictionaryData.ts';
import type { UserCall } from '../http/Call.ts';
import { mayRead } from './mayRead.ts';
import { type OptionsQuery, sourceOptions } from './sourceOptions.ts';
import { storedDictionary } from './storedOptions.ts';

const fits = (option: Option, query: OptionsQuery): boolean =>
  (query.keys?.includes(String(option.key)) ?? true) &&
  (query.equals ?? []).every(
    ({ column, value }) => column === 'parentId' && String(option.parentId ?? '') === String(value),
  ) &&
  (query.search === undefined || option.value.toLowerCase().includes(query.search.toLowerCase()));

const narrowed = (options: readonly Option[], query: OptionsQuery): readonly Option[] =>
  options.filter((option) => fits(option, query)).slice(0, query.limit);

/** Options of any dictionary, without a check of the user's rights. Undefined: unknown number. */
export const everyOption = async (
  call: UserCall,
  dicNo: string,
  query: OptionsQuery,
): Promise<DictionaryData | undefined> => {
  const { catalog, providers } = call.context;
  const schema = catalog.bundle.dictionaries.get(dicNo);
  const named = { dicNo, dicName: schema?.dicName ?? dicNo };
  if (schema?.source !== undefined) {
    const options = await sourceOptions(call, dicNo, schema.source, query);
    return (
      options && { ...named, data: [...narrowed(schema.data ?? [], query), ...options].slice(0, query.limit) }
    );
  }
  if (schema?.provider !== undefined) {
    const provider = Object.hasOwn(providers, schema.provider) ? providers[schema.provider] : undefined;
    return (
      provider && {
        ...named,
        data: narrowed([...(schema.data ?? []), ...(await provider.options(call))], query),
      }
    );
  }
  const stored = await storedDictionary(call.context, dicNo);
  return stored && { ...stored, data: narrowed(stored.data, query) };
};

/** Options of a dictionary that the user may read. Undefined: unknown number. */
export const dictionary = async (
  call: UserCall,
  dicNo: string,
  query: OptionsQuery,
): Promise<DictionaryData | undefined> => {
  const { catalog } = call.context;
  if (mayRead(catalog, call.user, dicNo)) return everyOption(call, dicNo, query);
  const dicName = catalog.bundle.dictionaries.get(dicNo)?.dicName ?? dicNo;
  return {
    dicNo,
    dicName,
    data: [],
    message: call.say('server.dictionaryForbidden', { name: dicName }),
  };
};
