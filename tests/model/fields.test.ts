import { describe, expect, it } from 'vitest';
import '../../runtime/model/explain/allMessages.ts';
import type { Surface } from '../../runtime/model/fields/types/FieldType.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { validate } from '../../runtime/model/record/validate.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import chosen from './cases/chosen.json' with { type: 'json' };
import date from './cases/date.json' with { type: 'json' };
import file from './cases/file.json' with { type: 'json' };
import number from './cases/number.json' with { type: 'json' };
import text from './cases/text.json' with { type: 'json' };
import { fieldOf, tableOf } from './tableOf.ts';

/** One value of one field: the Chinese message on each surface (null: accepted), and its parsed form. */
interface Case {
  readonly value: Cell;
  readonly form: string | null;
  readonly grid: string | null;
  readonly parsed?: Cell;
  readonly refused?: string;
  /** Ids of statements that the case shows; they end its titles. */
  readonly spec?: string;
}

interface Group {
  readonly field: Omit<FieldSchema, 'field'>;
  readonly cases: readonly Case[];
}

const groups = [...text, ...number, ...chosen, ...date, ...file] as unknown as readonly Group[];

describe('every rule of specification 1 section 5, value by value', () => {
  for (const { field, cases } of groups) {
    const schema: FieldSchema = { ...field, field: 'Value' };
    const table = tableOf([schema]);
    const resolved = fieldOf(table, 'Value');
    const { title: _title, ...shown } = field;

    describe(JSON.stringify(shown), () => {
      for (const { value, form, grid, parsed, refused, spec } of cases) {
        const ids = spec === undefined ? '' : ` ${spec}`;
        const said = (surface: Surface) =>
          validate(table, { Value: value }, surface).map((issue) => messageOf(issue, 'zh'))[0] ?? null;

        it(`${JSON.stringify(value)} on a form: ${form ?? 'accepted'}${ids}`, () =>
          expect(said('form')).toBe(form));
        it(`${JSON.stringify(value)} in a grid: ${grid ?? 'accepted'}${ids}`, () =>
          expect(said('grid')).toBe(grid));

        if (parsed !== undefined || refused !== undefined) {
          it(`${JSON.stringify(value)} is read as ${JSON.stringify(parsed ?? refused)}${ids}`, () => {
            const read = resolved.kind.parse(value, resolved);
            if (read.ok) expect(read.value).toEqual(parsed);
            else
              expect(
                messageOf({ rule: read.rule, params: { title: field.title, ...read.params } }, 'zh'),
              ).toBe(refused);
          });
        }
      }
    });
  }

  it('looks at more than 150 values', () => {
    expect(groups.flatMap((group) => group.cases).length).toBeGreaterThan(150);
  });

  it('has cases for every kind that stores a value', () => {
    const seen = new Set(groups.map((group) => group.field.type));
    const stored = fieldTypeRegistry()
      .all.filter((type) => type.columnType !== undefined)
      .map((type) => type.name);
    expect(stored.filter((name) => !seen.has(name))).toEqual([]);
  });
});
