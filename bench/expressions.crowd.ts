import { compile, type DataObject, parseJsonLogic, scopeOf } from '../expressions/index.ts';

/** Conditions that run before the measured ones. A product has many tables. */
export interface Crowd {
  readonly conditions: number;
  /** Runs of each condition over its records; enough for the engine to optimise some of them. */
  readonly rounds: number;
}

/** Runs many conditions, each over records with their own shape and names. */
export function runCrowd({ conditions, rounds }: Crowd): void {
  for (let n = 0; n < conditions; n += 1) {
    const names = Array.from({ length: 3 + (n % 6) }, (_, at) => `T${n}_F${at}`);
    const field = (at: number) => ({ var: names[at % names.length] });
    const logic = {
      if: [
        { and: [{ '==': [field(0), 'A'] }, { or: [{ '>': [field(1), n] }, { '<=': [field(2), 10] }] }] },
        'yes',
        { in: [field(3), ['B', 'C']] },
        'perhaps',
        'no',
      ],
    };
    // Parsed from JSON, as schemas are.
    const tree = parseJsonLogic(JSON.parse(JSON.stringify(logic)));
    if (!tree.ok) throw new Error(`bench: ${tree.error.message}`);
    const program = compile(tree.value);
    for (let round = 0; round < rounds; round += 1)
      for (let at = 0; at < 64; at += 1) program.run(scopeOf(recordOf(names, at)));
  }
}

const recordOf = (names: readonly string[], at: number): DataObject =>
  Object.fromEntries(
    names.map((name, index) => [name, index === 1 || index === 2 ? at * 10 : ('ABCD'[at % 4] ?? null)]),
  );
