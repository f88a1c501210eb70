import type { Queryable } from '../db/Database.ts';
import { companyRows } from './companyRows.ts';
import type { DemoOptions } from './DemoOptions.ts';
import { insertRows } from './insertRows.ts';
import { storySteps } from './story/index.ts';
import { tellStory } from './story/tellStory.ts';
import { World } from './story/World.ts';
import { demoUserDepartments } from './userDepartments.ts';

/**
 * Creates the demo company in a database that has system rows (users, roles) and no business rows. It has 60
 * customers, 40 suppliers, over 300 products in a tree, 5,000 sales orders with about 15,000 lines, 2,000 purchase
 * orders, plans, assembly orders and work orders. A small one has a tenth of the orders, a large one ten times as many.
 * The same `now` creates the same rows. Runs in the caller's transaction.
 */
export async function seedDemo(tx: Queryable, options: DemoOptions): Promise<void> {
  const { context, rowsByTable } = companyRows(options);
  const world = new World();
  for (const [table, rows] of rowsByTable) world.add(table, rows);
  const { catalog, document } = options;
  const story = tellStory({ context, catalog, world, document }, storySteps);
  for (const [table, rows] of [...rowsByTable, ...story]) await insertRows(tx, document(table).main, rows);
  await demoUserDepartments(tx);
}
