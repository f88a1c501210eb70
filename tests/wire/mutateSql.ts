import { readFileSync } from 'node:fs';

const corpus = ['sqlRefused', 'sqlAccepted', 'sqlAttacks'].flatMap((name) =>
  (JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8')) as { sql: string }[]).map(
    ({ sql }) => sql,
  ),
);

/** A seeded random generator, so that failures can be reproduced. */
export const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const tokens = corpus.map(
  (sql) => sql.match(/'(?:[^']|'')*'|"[^"]*"|\{[^}]*\}|[\p{L}\p{N}_.]+|[^\s]/gu) ?? [],
);

/** Replaces words of one text by words of another, or doubles or deletes them. */
export const mutate = (random: (below: number) => number): string => {
  const words = [...(tokens[random(tokens.length)] ?? [])];
  for (let count = 1 + random(3); count > 0; count--) {
    const other = tokens[random(tokens.length)] ?? [];
    const from = random(other.length);
    words.splice(random(words.length), random(3), ...other.slice(from, from + random(4)));
  }
  return words.join(' ');
};

/** Printed with every failure; SEED repeats a run. */
export const seedOfRun = (): number => Number(process.env.SEED ?? Date.now() % 1_000_000);
