import type { User } from '../../runtime/model/access/User.ts';
import type { DictionarySchema } from '../../runtime/model/schema/DictionarySchema.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { DictionaryData } from '../../runtime/wire/dictionaries/DictionaryData.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { boundTypes, mayRead } from './mayRead.ts';
import { shownLabels } from './shownLabels.ts';
import { storedLists } from './storedLists.ts';

const integers: ReadonlySet<string> = new Set(['int', 'sbyte', 'byte']);
const wholeNumber = /^-?(0|[1-9]\d{0,8})$/;

/** Converts keys: text by default, integers for integer columns. */
const typed = (
  context: ServerContext,
  schema: DictionarySchema | undefined,
  dicNo: string,
  options: readonly Option[],
): readonly Option[] => {
  const types = boundTypes(context.catalog, dicNo);
  const bound =
    types.size > 0
      ? [...types].every((type) => integers.has(type))
      : schema?.data?.every((one) => typeof one.key === 'number');
  if (bound !== true) return options;
  return options.map((option) =>
    wholeNumber.test(String(option.key)) ? { ...option, key: Number(option.key) } : option,
  );
};

/** A list with its name and labels in the caller's language. */
const translated = (context: ServerContext, stored: DictionaryData): DictionaryData => {
  const [shipped, shown] = [context.catalog.source, context.catalog].map(({ bundle }) =>
    bundle.dictionaries.get(stored.dicNo),
  );
  if (shipped === undefined || shown === undefined || shipped === shown) return stored;
  const labelOf = shownLabels(context, stored.dicNo);
  return {
    ...stored,
    dicName: stored.dicName === shipped.dicName ? shown.dicName : stored.dicName,
    data: stored.data.map((one) => ({ ...one, value: labelOf(one) })),
  };
};

/** All fixed lists; cached until a dictionary changes. */
const storedDictionaries = (context: ServerContext): Promise<ReadonlyMap<string, DictionaryData>> =>
  context.totals.of(['Sys_Dictionary', 'Sys_DictionaryList'], 'dictionaries', () => storedLists(context.db));

/** Fixed list by number, from the rows or else from the schema; undefined: neither has it. */
export const storedDictionary = async (
  context: ServerContext,
  dicNo: string,
): Promise<DictionaryData | undefined> => {
  const schema = context.catalog.bundle.dictionaries.get(dicNo);
  const stored = (await storedDictionaries(context)).get(dicNo);
  const found =
    (stored && translated(context, stored)) ??
    (schema?.data === undefined ? undefined : { dicNo, dicName: schema.dicName, data: schema.data });
  return found && { ...found, data: typed(context, schema, dicNo, found.data) };
};

/** Numbers and names of all dictionaries, from schemas and from users. */
export const allDictionaries = async (
  context: ServerContext,
): Promise<readonly { readonly dicNo: string; readonly dicName: string }[]> => {
  const names = new Map(
    [...context.catalog.bundle.dictionaries.values()].map((one) => [one.dicNo, one.dicName] as const),
  );
  for (const stored of (await storedDictionaries(context)).values())
    names.set(stored.dicNo, translated(context, stored).dicName);
  return [...names].map(([dicNo, dicName]) => ({ dicNo, dicName }));
};

/** Numbers and names of the dictionaries that a user may read. */
export const readableDictionaries = async ({
  context,
  user,
}: {
  readonly context: ServerContext;
  readonly user: User;
}): Promise<readonly { readonly dicNo: string; readonly dicName: string }[]> =>
  (await allDictionaries(context)).filter(({ dicNo }) => mayRead(context.catalog, user, dicNo));
