import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomCases } from '../setup/randomCases.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { type Drawn, readingCalls } from './hiddenCalls.ts';
import {
  type HiddenWorld,
  openHiddenWorld,
  type SecretField,
  type SecretOrder,
  secretFields,
} from './hiddenWorld.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** Each case asks twice and limits a role anew, which takes as long as several cases of other tests: half as many. */
const cases = Math.ceil(randomCases / 2);

/** Approvers who read: one with a right on the table, one only by a seat. */
const readers = ['director', 'director', 'sales'] as const;

const drawn = (orders: number) =>
  fc.record({
    call: fc.oneof(
      fc.constantFrom(...readingCalls.filter(({ isList }) => isList)),
      fc.constantFrom(...readingCalls.filter(({ isList }) => !isList)),
    ),
    reader: fc.constantFrom(...readers),
    order: fc.nat({ max: orders - 1 }),
    by: fc.constantFrom(...secretFields.filter(({ value }) => value !== undefined)),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    asks: fc.constantFrom('nothing', 'wheres', 'filters', 'multiples', 'rows') as fc.Arbitrary<Drawn['asks']>,
    role: fc.oneof(fc.constant<SecretField[]>([]), fc.subarray([...secretFields], { maxLength: 4 })),
  });

describe.each(dailyKinds)('what a role or a node hides, on %s', (kind) => {
  let world: HiddenWorld;
  beforeAll(async () => {
    world = await openHiddenWorld(kind, seed);
  });
  afterAll(() => world.close());

  const hiddenCells = (role: readonly SecretField[]): (readonly [SecretOrder, SecretField])[] =>
    world.orders.flatMap((order) =>
      secretFields
        .filter((field) => role.includes(field) || order.hidden.includes(field.named))
        .map((field) => [order, field] as const),
    );

  /** Values of these cells that an answer contains. */
  const toldOf = (answer: unknown, cells: readonly (readonly [SecretOrder, SecretField])[]): string[] => {
    const text = JSON.stringify(answer);
    return cells.flatMap(([order, { named }]) =>
      world
        .valuesOf(order, named)
        .filter((value) => text.includes(value))
        .map((value) => `${order.key} ${named}: ${value}`),
    );
  };

  it.each(readingCalls.filter(({ shows }) => shows !== false))(
    'would be seen in $name by whoever sees everything',
    async ({ run }) => {
      await world.limitRole([]);
      const all = world.orders.flatMap((order) => secretFields.map((field) => [order, field] as const));
      const [order] = world.orders;
      const [, , by] = secretFields;
      if (order === undefined || by === undefined) throw new Error('no orders');
      const [file = ''] = world.valuesOf(order, 'ContractFile');
      const answer = await run(world.app, 'admin', { order, file, by, direction: 'asc', asks: 'nothing' });
      expect(toldOf(answer, all), JSON.stringify(answer).slice(0, 400)).not.toEqual([]);
    },
  );

  it(`is in no answer, nor decides what an answer holds (SEED=${seed}, ${cases} cases) #W40`, async () => {
    let role = '';
    await fc.assert(
      fc.asyncProperty(drawn(world.orders.length), async (one) => {
        const order = world.orders[one.order];
        if (order === undefined) throw new Error('no such order');
        if (role !== one.role.map(({ named }) => named).join()) {
          role = one.role.map(({ named }) => named).join();
          await world.limitRole(one.role);
        }
        const cells = hiddenCells(one.reader === 'director' ? one.role : []);
        const [file = ''] = world.valuesOf(order, 'ContractFile');
        const ask = () => one.call.run(world.app, one.reader, { ...one, order, file });
        const before = await ask();
        await world.plant(cells);
        const after = await ask();
        expect(toldOf([before, after], cells)).toEqual([]);
        expect(after).toEqual(before);
      }),
      {
        numRuns: cases,
        seed,
        endOnFailure: true,
      },
    );
  }, 600_000);
});
