import fc from 'fast-check';

/** Tokens of a formula: names, literals, whole strings, else single characters. */
const tokens =
  /"(?:[^"\\]|\\.)*"|'[^']*'|\[[^[\]]{1,20}\]|[\p{L}_$][\p{L}\p{N}_$.]*\(?|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\s+|./gsu;

type Change = (
  parts: string[],
  at: number,
  other: number,
  word: string,
  donor: readonly string[],
) => string[];

const changes: readonly Change[] = [
  // Delete, duplicate, swap, insert a word, replace by a word.
  (parts, at) => parts.toSpliced(at, 1),
  (parts, at) => parts.toSpliced(at, 0, parts[at] ?? ''),
  (parts, at, other) => parts.with(at, parts[other] ?? '').with(other, parts[at] ?? ''),
  (parts, at, _other, word) => parts.toSpliced(at, 0, word),
  (parts, at, _other, word) => parts.with(at, word),
  // Keep the beginning or the end, join two formulas, or replace a token by one.
  (parts, at) => parts.slice(0, at),
  (parts, at) => parts.slice(at),
  (parts, at, other, _word, donor) => [
    ...parts.slice(0, at),
    ...donor.slice(other % Math.max(1, donor.length)),
  ],
  (parts, at, _other, _word, donor) => parts.toSpliced(at, 1, '(', ...donor, ')'),
  // Repeat a part, flat or nested around the rest.
  (parts, at, other) => {
    const stretch = parts.slice(Math.min(at, other), Math.max(at, other) + 1).join('');
    const times = Math.min(400, Math.floor(5_000 / Math.max(1, stretch.length)));
    return parts.toSpliced(at, 0, stretch.repeat(times));
  },
  (parts, at, other) => {
    const around = Math.min(200, Math.floor(2_500 / Math.max(1, (parts[at] ?? '').length + 1)));
    const opening = (parts[at] ?? '').endsWith('(') ? (parts[at] ?? '(') : '(';
    return [opening.repeat(around), parts[other] ?? '', ')'.repeat(around)];
  },
  // A look-alike character, or half of one.
  (parts, at) => parts.with(at, fullWidth(parts[at] ?? '')),
  (parts, at) => parts.with(at, (parts[at] ?? '').slice(0, -1)),
];

/** Formulas like the seeds with some changes. */
export function mutatedText(seeds: readonly string[], words: readonly string[]): fc.Arbitrary<string> {
  const cut = seeds.map((seed) => seed.match(tokens) ?? []);
  const change = fc.tuple(fc.nat(changes.length - 1), fc.nat(400), fc.nat(400), fc.nat(9_999), fc.nat(9_999));
  return fc.tuple(fc.nat(seeds.length - 1), fc.array(change, { maxLength: 6 })).map(([seed, wanted]) => {
    let parts: string[] = cut[seed] ?? [];
    for (const [kind, at, other, word, donor] of wanted) {
      if (parts.length === 0) parts = [''];
      const [first, second] = [at % parts.length, other % parts.length];
      const chosen = words[word % words.length] ?? '';
      parts = changes[kind]?.([...parts], first, second, chosen, cut[donor % cut.length] ?? []) ?? parts;
    }
    return parts.join('').slice(0, 6_000);
  });
}

/** ASCII as full-width characters. */
function fullWidth(text: string): string {
  return text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
}
