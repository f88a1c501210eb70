import { compile, type DataObject, parseJsonLogic, scopeOf } from '../expressions/index.ts';

/** Number of conditions that run before the measured ones. A product has many tables. */
const CONDITIONS = 500;
/** Runs of each condition over its records; enough for the engine to optimise some of them. */
const ROUNDS = 50;

/** Runs 500 conditions, each over records with their own shape and names. */
export function runCrowd(): void {
  for (let n = 0; n < CONDITIONS; n += 1) {
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
    for (let round = 0; round < ROUNDS; round += 1)
      for (let at = 0; at < 64; at += 1) program.run(scopeOf(recordOf(names, at)));
  }
}

const recordOf = (names: readonly string[], at: number): DataObject =>
  Object.fromEntries(
    names.map((name, index) => [name, index === 1 || index === 2 ? at * 10 : ('ABCD'[at % 4] ?? null)]),
  );
