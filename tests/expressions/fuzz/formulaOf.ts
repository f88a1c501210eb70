import fc from 'fast-check';

/**
 * Formulas from the shapes of a language; `{0}` to `{9}` stand for inner formulas, at most three different.
 * `seldom` holds words that rarely make sense and are rarely used.
 */
export function formulaOf(
  shapes: readonly string[],
  common: readonly string[],
  seldom: readonly string[],
): fc.Arbitrary<string> {
  return fc.letrec<{ formula: string }>((tie) => ({
    formula: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      { arbitrary: fc.constantFrom(...common), weight: 6 },
      { arbitrary: fc.constantFrom(...seldom), weight: 1 },
      {
        arbitrary: fc
          .tuple(fc.constantFrom(...shapes), tie('formula'), tie('formula'), tie('formula'))
          .map(([shape, ...inner]) => shape.replaceAll(/\{(\d)\}/g, (_, at) => inner[at % 3] ?? '')),
        weight: 16,
      },
    ),
  })).formula;
}
