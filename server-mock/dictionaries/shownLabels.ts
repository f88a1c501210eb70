import type { DictionarySchema } from '../../runtime/model/schema/DictionarySchema.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { ServerContext } from '../context/ServerContext.ts';

const shippedChoices = ({
  data = [],
  source,
}: DictionarySchema): readonly Pick<Option, 'key' | 'value'>[] => [...data, ...(source?.first ?? [])];

/**
 * The labels of stored choices in the language of the caller. Labels that are still those of the schema are translated;
 * labels that people wrote are data.
 */
export const shownLabels = (
  { catalog }: ServerContext,
  dicNo: string,
): ((choice: Pick<Option, 'key' | 'value'>) => string) => {
  const [shipped, shown] = [catalog.source, catalog].map(({ bundle }) => bundle.dictionaries.get(dicNo));
  if (shipped === undefined || shown === undefined || shipped === shown) return ({ value }) => value;
  const words = shippedChoices(shown);
  const labels = new Map(
    shippedChoices(shipped).map(({ key, value }, index) => [`${key}\n${value}`, words[index]?.value]),
  );
  return ({ key, value }) => labels.get(`${key}\n${value}`) ?? value;
};
