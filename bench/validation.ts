import { deepStrictEqual } from 'node:assert';
import { Ajv } from 'ajv';
import { resolve } from '../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../runtime/model/fields/types/index.ts';
import { translate } from '../runtime/model/formulas/translate.ts';
import { validate } from '../runtime/model/record/validate.ts';
import type { Row } from '../runtime/model/schema/Row.ts';
import type { Figure } from './measure.ts';
import { hastyPace, type RacePace, race, steadyPace } from './race.ts';
import { suiteOf } from './Suite.ts';
import { equivalentSchema } from './validation.ajv.ts';
import { fieldCount, validationFields } from './validation.fields.ts';
import { loadByHand } from './validation.hand.ts';
import { allInvalid, mostlyValid, whollyInvalid } from './validation.records.ts';

interface Size {
  readonly records: number;
  readonly pace: RacePace;
}

const table = { table: 'Bench', cnName: '性能', key: 'Bench_Id' };
const layers = translate([{ kind: 'table', name: 'Bench', table, fields: validationFields }], []);
const types = fieldTypeRegistry();

/** From layers to a validator after its first call. */
const ready = (): unknown => validate(resolve(layers, types).table, {}, 'form');

const compileAjv = (schema: object) =>
  new Ajv({ allErrors: true, strict: false, $data: false, multipleOfPrecision: 6 }).compile<Row>(schema);

/** Checks one record per call, in turn. */
const cycle = (rows: readonly Row[], check: (row: Row) => unknown): (() => unknown) => {
  let at = 0;
  return () => {
    at = (at + 1) % rows.length;
    return check(rows[at] as Row);
  };
};

/** `npm run bench -- validation`: `validate` beside hand-written TypeScript with the same issues, and ajv. */
export const validationSuite = suiteOf<Size>({
  title: `validation of records with ${fieldCount} fields (best of the rounds)`,
  full: { records: 200, pace: steadyPace },
  tiny: { records: 10, pace: hastyPace },
  async measure({ records, pace }) {
    const byHand = await loadByHand();
    const resolved = resolve(layers, types).table;
    const ajv = compileAjv(equivalentSchema());
    const figures: Figure[] = [];
    const sets = {
      '90 % valid': mostlyValid(records),
      'all invalid, a quarter of the fields': allInvalid(records),
      'all invalid, nearly all fields': whollyInvalid(records),
    };
    for (const [what, rows] of Object.entries(sets)) {
      for (const row of rows) {
        const issues = validate(resolved, row, 'form');
        deepStrictEqual(issues, byHand(row), what);
        deepStrictEqual(ajv(row), issues.length === 0, `${what}: ajv says otherwise`);
      }
      const time = race(
        {
          hand: cycle(rows, byHand),
          jig: cycle(rows, (row) => validate(resolved, row, 'form')),
          ajv: cycle(rows, (row) => (ajv(row) ? undefined : ajv.errors)),
        },
        pace,
      );
      figures.push(
        {
          what: `${what}: Jig / by hand (${time.hand.toFixed(2)} us)`,
          value: time.jig / time.hand,
          unit: 'x',
          limit: 2,
        },
        { what: `${what}: ajv / by hand`, value: time.ajv / time.hand, unit: 'x' },
      );
    }
    const time = race({ jig: ready, ajv: () => compileAjv(equivalentSchema()) }, pace);
    figures.push({
      what: `ready: Jig / ajv's compile (${(time.ajv / 1000).toFixed(0)} ms)`,
      value: time.jig / time.ajv,
      unit: 'x',
      limit: 1 / 20,
    });
    return figures;
  },
});
