import fc from 'fast-check';

type Change = (inner: string, times: number) => string;

/** Changes of a value in a rule. */
const changes: readonly Change[] = [
  (inner) => inner,
  (inner) => `[${inner},${inner}]`,
  (inner, times) => `${'{"!":['.repeat(times)}${inner}${']}'.repeat(times)}`,
  (inner, times) => `[${Array.from({ length: times }, () => inner).join(',')}]`,
  (inner) => `{"__proto__":${inner}}`,
  (inner) => `{"if":[true,${inner},{"var":"a"}]}`,
];

/** Scalars of JSON text; a key includes its colon. */
const scalars = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d[\d.eE+-]*|true|false|null/g;

/** Rules like the seeds (JSON texts), with some values replaced by other rules. */
export function mutatedRule(seeds: readonly string[], rules: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const inner = fc.oneof(rules, fc.constantFrom(...seeds));
  const change = fc.tuple(fc.nat(changes.length - 1), fc.nat(300), inner, fc.nat(250));
  return fc.tuple(fc.constantFrom(...seeds), fc.array(change, { maxLength: 3 })).map(([seed, wanted]) => {
    let text = seed;
    for (const [kind, at, put, times] of wanted) {
      const places = [...text.matchAll(scalars)].filter(([, key]) => key === undefined);
      const place = places[at % Math.max(1, places.length)];
      if (place === undefined || text.length > 50_000) continue;
      const changed = changes[kind]?.(put, times) ?? put;
      text = text.slice(0, place.index) + changed + text.slice(place.index + place[0].length);
    }
    return text;
  });
}
