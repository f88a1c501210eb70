import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Costs } from '../../bench/scale/Costs.ts';
import { type Demand, demandOf } from '../../bench/scale/Demand.ts';
import type { Plants } from '../../bench/scale/Plant.ts';
import { simulate } from '../../bench/scale/simulate.ts';
import { scaleTables, withTables } from '../../bench/scale/tables.ts';
import { root } from './sourceFiles.ts';

const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const costs = json('bench/scale/costs.json') as Costs;
const plants = json('bench/scale/plants.json') as Plants;

/** A place for one kind of call, in the database alone. */
const queue = (perSecond: number, millis: number, cores: number): Demand => ({
  ...demandOf(costs, plants, { name: 'one queue', users: 0, rows: 0 }, 'bounded'),
  kinds: [{ kind: 'one', perSecond, process: 0, database: millis }],
  recounts: 0,
  cores,
});

/** Part of calls that wait where `cores` serve `load` calls at once on average (Erlang's formula). */
const waiting = (cores: number, load: number): number => {
  let blocked = 1;
  for (let one = 1; one <= cores; one += 1) blocked = (load * blocked) / (one + load * blocked);
  return blocked / (1 - (load / cores) * (1 - blocked));
};

describe('docs/scale.md', () => {
  const page = readFileSync(join(root, 'docs/scale.md'), 'utf8');

  it('shows what `npm run -s scale` prints (else: npm run -s scale -- --write)', () => {
    const tables = scaleTables(costs, plants);
    for (const name of Object.keys(tables)) expect(page).toContain(`<!-- scale ${name} -->`);
    expect(withTables(page, tables)).toBe(page);
    expect(page).toContain(costs.machine);
  });
});

describe('the simulation', () => {
  it('answers as the formula of one queue does', () => {
    // Answers of a queue with one server are exponential: 100 served and 60 coming a second.
    const expected = -Math.log(0.05) / (100 - 60);
    expect((simulate(queue(60, 10, 1), 2_000).get('one') ?? 0) / 1000 / expected).toBeCloseTo(1, 1);
  });

  it('waits no longer than the formula of several servers says', () => {
    expect(waiting(8, 4.8)).toBeLessThan(0.2);
    // Few of them wait, so the work itself decides: 10 ms, exponential.
    const alone = -Math.log(0.05) * 10;
    const found = simulate(queue(480, 10, 8), 200).get('one') ?? 0;
    expect(found / alone).toBeGreaterThan(0.97);
    expect(found / alone).toBeLessThan(1.15);
  });

  it('asks more of everything for more users and rows', () => {
    const [small, , , large] = plants.plants.map((plant) => demandOf(costs, plants, plant, 'exact'));
    for (const name of ['processCores', 'databaseCores', 'recount', 'counterBusy'] as const)
      expect(large?.[name], name).toBeGreaterThan(small?.[name] ?? 0);
    // Calls of a hundred times as many users, but for counts, are a hundred times the work of processes.
    const [, factory, , corporation] = plants.plants.map((plant) =>
      demandOf(costs, plants, plant, 'bounded'),
    );
    expect((corporation?.processCores ?? 0) / (factory?.processCores ?? 1)).toBeCloseTo(100, 3);
  });
});
