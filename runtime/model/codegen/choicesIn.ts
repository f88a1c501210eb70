import type { Option } from '../schema/FieldSchema.ts';

/** Pieces between separators that stand outside double quotes; quotes stay. */
const cutAt = (text: string, separators: RegExp): readonly string[] => {
  const pieces: string[] = [''];
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && separators.test(letter)) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces;
};

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .trim();

/** A choice as a text says it; without a key the text itself is the key, or a number. */
export interface WrittenChoice {
  readonly key?: string;
  readonly value: string;
}

const quoted = (word: string): string => {
  // The text has no sign for a quote inside quotes.
  const plain = word.trim().replaceAll('"', '”');
  return /[,，;；:：\n]/.test(plain) ? `"${plain}"` : plain;
};

/** The text of choices, which {@link writtenIn} reads; empty ones are left out. */
export const textOfChoices = (choices: readonly WrittenChoice[]): string =>
  choices
    .filter(({ value }) => value.trim() !== '')
    .map(({ key, value }) => (key === undefined ? quoted(value) : `${quoted(key)}:${quoted(value)}`))
    .join(',');

/** Choices with new texts: each keeps the key of its text, and one that changed alone the key of its place. */
export const keptKeys = (
  before: readonly WrittenChoice[],
  values: readonly string[],
): readonly WrittenChoice[] => {
  const changed = values.filter((value, at) => value !== before[at]?.value);
  const isEdit = values.length === before.length && changed.length === 1;
  return values.map((value, at) => {
    const was = isEdit ? before[at] : before.find((one) => one.value === value);
    return was?.key === undefined ? { value } : { key: was.key, value };
  });
};

/** Choices of a text in order. */
export const writtenIn = (text: string): readonly WrittenChoice[] =>
  cutAt(text, /[,，;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [first = '', ...rest] = cutAt(part, /[:：]/);
      return rest.length === 0 ? { value: bare(first) } : { key: bare(first), value: bare(rest.join(':')) };
    });

/** The choice that alone has a new text at its place, with its key; undefined: there is none, or the text names keys. */
const renamedAmong = (before: readonly Option[], written: readonly WrittenChoice[]): Option | undefined => {
  const offered = before.filter(({ hidden }) => hidden !== true);
  if (offered.length !== written.length) return undefined;
  const changed = written.flatMap(({ key, value }, at) => {
    const was = offered[at];
    return was === undefined || was.value === value
      ? []
      : [{ key: key === undefined ? was.key : undefined, value }];
  });
  const [only, ...others] = changed;
  const isNew = only !== undefined && before.every(({ value }) => value !== only.value);
  return isNew && others.length === 0 && only.key !== undefined
    ? { key: only.key, value: only.value }
    : undefined;
};

/**
 * The choices of a text such as `正常,异常` or `1:正常,0:异常`; what holds a comma or a colon stands in double quotes:
 * `"08:00-16:00","16:00-24:00"`. Keys that are not written are the texts themselves, in a column of whole numbers 1, 2, 3.
 * `known`: the choices so far. A text keeps its number, the only new one among others that keep their places has that of its place, and
 * any other new one gets the next; those taken out stay hidden, so that stored values can be read.
 */
export const choicesIn = (
  text: string,
  isWhole: boolean,
  known: readonly Option[] = [],
): readonly Option[] => {
  const before = known.filter(({ key }) => typeof key === (isWhole ? 'number' : 'string'));
  const numbers = new Map(before.map(({ key, value }) => [value, key] as const));
  const written = writtenIn(text);
  const renamed = isWhole ? renamedAmong(before, written) : undefined;
  if (renamed !== undefined) numbers.set(renamed.value, renamed.key);
  const keyOf = ({ key, value }: WrittenChoice): string | number | undefined => {
    if (key === undefined) return isWhole ? numbers.get(value) : value;
    return isWhole && /^-?\d{1,9}$/.test(key) ? Number(key) : key;
  };
  let last = [...numbers.values(), ...written.map(keyOf)].reduce<number>(
    (most, key) => (typeof key === 'number' ? Math.max(most, key) : most),
    0,
  );
  const next = (): number => {
    last += 1;
    return last;
  };
  const choices = written.map((one): Option => ({ key: keyOf(one) ?? next(), value: one.value }));
  const taken = new Set(choices.map(({ key }) => key));
  const gone = before.filter(({ key }) => !taken.has(key)).map((option) => ({ ...option, hidden: true }));
  return [...choices, ...gone];
};
