const few = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const magnitudes: readonly (readonly [string, bigint])[] = [
  ['trillion', 1_000_000_000_000n],
  ['billion', 1_000_000_000n],
  ['million', 1_000_000n],
  ['thousand', 1_000n],
];
const irregular: ReadonlyMap<string, string> = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

/** Spells an integer from 0 up in lower-case English; beyond trillions it counts trillions of trillions. */
export function numberWords(value: bigint, ordinal: boolean): string {
  const cardinal = cardinalOf(value);
  if (!ordinal) return cardinal;
  const last = Math.max(cardinal.lastIndexOf(' '), cardinal.lastIndexOf('-')) + 1;
  return cardinal.slice(0, last) + ordinalOf(cardinal.slice(last));
}

function cardinalOf(value: bigint): string {
  const small = Number(value < 1000n ? value : 0n);
  if (value < 20n) return few[small] ?? '';
  if (value < 100n) return tens[Math.floor(small / 10)] + (small % 10 === 0 ? '' : `-${few[small % 10]}`);
  const [name, size] = magnitudes.find(([, least]) => value >= least) ?? ['hundred', 100n];
  const rest = value % size;
  const joint = rest === 0n ? '' : rest < 100n || size === 100n ? ' and ' : ', ';
  return `${cardinalOf(value / size)} ${name}${joint}${rest === 0n ? '' : cardinalOf(rest)}`;
}

function ordinalOf(word: string): string {
  return irregular.get(word) ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`);
}

/** Values of number words, cardinal and ordinal. */
export const wordValues: ReadonlyMap<string, bigint> = new Map(
  [
    ...few.map((word, value) => [word, BigInt(value)] as const),
    ...tens.map((word, index) => [word, BigInt(10 * index)] as const).slice(2),
    ['hundred', 100n] as const,
    ...magnitudes,
  ].flatMap(([word, value]) => [[word, value] as const, [ordinalOf(word), value] as const]),
);
