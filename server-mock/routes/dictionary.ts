import type { Json } from '../../runtime/model/schema/Json.ts';
import type { DictionaryData } from '../../runtime/wire/dictionaries/DictionaryData.ts';
import { dictionaryEndpoints as endpoints } from '../../runtime/wire/dictionaries/dictionaryEndpoints.ts';
import { dictionary } from '../dictionaries/options.ts';
import { optionsLimit } from '../dictionaries/sourceOptions.ts';
import { readableDictionaries } from '../dictionaries/storedOptions.ts';
import { plain } from '../http/Answer.ts';
import { asList, asObject, asText } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';

/** Maximum options of one remote search. */
const searchLimit = 50;
/** Maximum dictionaries and keys per call. */
const batchLimit = 200;
const keysLimit = 1000;

const texts = (sent: Json | undefined): readonly string[] =>
  (asList(sent) ?? []).flatMap((one) => asText(one) ?? []);

const several = async (
  numbers: readonly string[],
  of: (dicNo: string) => Promise<DictionaryData | undefined>,
): Promise<readonly DictionaryData[]> => {
  const found: DictionaryData[] = [];
  for (const dicNo of [...new Set(numbers)].slice(0, batchLimit)) {
    const one = await of(dicNo);
    if (one !== undefined) found.push(one);
  }
  return found;
};

/** Routes for dictionaries. */
export const dictionaryRoutes: readonly Route[] = [
  userRoute(endpoints.options, async (call) =>
    plain(await several(texts(call.body), async (dicNo) => dictionary(call, dicNo, { limit: optionsLimit }))),
  ),
  userRoute(endpoints.labels, async (call) => {
    const asked = asObject(call.body) ?? {};
    const found = await several(Object.keys(asked), (dicNo) =>
      dictionary(call, dicNo, { keys: texts(asked[dicNo]).slice(0, keysLimit), limit: keysLimit }),
    );
    return plain(found.map(({ dicNo, data }) => ({ key: dicNo, data })));
  }),
  userRoute(endpoints.searchWithKeys, async (call) => {
    const dicNo = call.query('dicNo') ?? '';
    const chosen = await dictionary(call, dicNo, {
      keys: texts(call.body).slice(0, keysLimit),
      limit: keysLimit,
    });
    const search = call.query('value');
    const found = await dictionary(call, dicNo, {
      limit: searchLimit,
      ...(search === undefined ? {} : { search }),
    });
    const keys = new Set(chosen?.data.map((option) => String(option.key)));
    return plain([
      ...(chosen?.data ?? []),
      ...(found?.data ?? []).filter((option) => !keys.has(String(option.key))),
    ]);
  }),
  userRoute(endpoints.byKey, async (call) => {
    const keys = texts(call.body).slice(0, keysLimit);
    const found = await dictionary(call, call.query('dicNo') ?? '', {
      limit: searchLimit,
      ...(keys.length > 0 ? { keys } : {}),
    });
    return plain(found?.data ?? []);
  }),
  userRoute(endpoints.search, async (call) => {
    const found = await dictionary(call, call.query('dicNo') ?? '', {
      limit: searchLimit,
      search: call.query('value') ?? '',
    });
    return plain(found?.data ?? []);
  }),
  userRoute(endpoints.all, async (call) => plain(await readableDictionaries(call))),
];
