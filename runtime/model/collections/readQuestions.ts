import { componentType, isOff, isOn, numberOf, textOf } from '../record/design/designValues.ts';
import { readList } from '../record/design/readList.ts';
import type { Option } from '../schema/FieldSchema.ts';
import type { Issue } from '../schema/Issue.ts';
import { asObject, isObject, type Json, type JsonObject } from '../schema/Json.ts';
import type { Question } from './CollectionForm.ts';
import { questionKind } from './questionKinds.ts';

/** Choices of a component: `{key, value}`, `{label, value}` of older designers, or plain texts. Hidden ones are held by stored answers only. */
export const choicesIn = (data: Json | undefined): readonly Option[] =>
  (Array.isArray(data) ? (data as readonly Json[]) : []).flatMap((one): readonly Option[] => {
    const entry = isObject(one) ? one : { key: one, value: one };
    const value = textOf(entry.value) || textOf(entry.label);
    const key = textOf(entry.key) || value;
    return key === '' ? [] : [{ key, value, ...(isOn(entry.hidden) && { hidden: true }) }];
  });

/** Choices without those that are offered again under the same key. */
const withoutTwins = (choices: readonly Option[]): readonly Option[] => {
  const offered = new Set(choices.filter(({ hidden }) => hidden !== true).map(({ key }) => key));
  return choices.filter(({ key, hidden }) => hidden !== true || !offered.has(key));
};

const readQuestion = (raw: JsonObject): Question => {
  const type = componentType(raw);
  const source = textOf(raw.key) || textOf(raw.dataKey);
  const isChosen = questionKind(type)?.chosen === true;
  const scale = numberOf(asObject(asObject(raw.jig)?.options)?.scale);
  return {
    field: textOf(raw.field),
    title: textOf(raw.name) || textOf(raw.title),
    type,
    required: isOn(raw.required),
    ...(scale !== undefined && { scale }),
    width: numberOf(raw.width) ?? 100,
    // Other products keep a copy of the dictionary's choices beside its number; the dictionary counts.
    choices: isChosen && source === '' ? withoutTwins(choicesIn(raw.data)) : [],
    source: isChosen ? source : '',
    help: textOf(raw.help),
  };
};

/** The questions of a stored design (`DaraggeOptions`), in order. Components that are taken off the form are none. */
export const readQuestions = (text: string): readonly Question[] =>
  // `readList` parses JSON.
  (readList(text, 'DaraggeOptions').items as readonly Json[]).flatMap((raw) =>
    isObject(raw) && !isOff(raw.show) && !isOn(raw.hidden) ? [readQuestion(raw)] : [],
  );

/** What of a design cannot be read: damaged or foreign text, or a component that is none. Such a form would lose questions. */
export const unreadable = (text: string): readonly Issue[] => {
  const { items, problems } = readList(text, 'DaraggeOptions');
  const at = items.findIndex((raw) => !isObject(raw as Json)); // `readList` parses JSON
  if (problems.length === 0 && at < 0) return [];
  const rule = problems.length > 0 ? 'collection.badDesign' : 'collection.badComponent';
  return [{ path: 'DaraggeOptions', rule, params: { n: at + 1 }, severity: 'error' }];
};

/** A stored design whose questions also hold these choices, by column, for stored answers alone. */
export const withKeptChoices = (text: string, kept: ReadonlyMap<string, readonly Option[]>): string => {
  const isKept = (raw: Json): raw is JsonObject => isObject(raw) && kept.has(textOf(raw.field));
  const { items } = readList(text, 'DaraggeOptions');
  // `readList` parses JSON, and options are JSON values with typed properties.
  const parts = items as readonly Json[];
  if (!parts.some(isKept)) return text;
  const dataOf = (raw: JsonObject): Json => {
    const offered = choicesIn(raw.data).filter(({ hidden }) => hidden !== true);
    return [...offered, ...(kept.get(textOf(raw.field)) ?? [])] as unknown as Json;
  };
  return JSON.stringify(parts.map((raw) => (isKept(raw) ? { ...raw, data: dataOf(raw) } : raw)));
};
