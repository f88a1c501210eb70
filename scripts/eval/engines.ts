import type { Engine } from './Engine.ts';

/** Engines by name. Each loads with the first line that uses it. */
export const engines: ReadonlyMap<string, () => Promise<Engine>> = new Map([
  ['excel', async () => (await import('./excelEngine.ts')).excelEngine],
  ['jsonata', async () => (await import('./jsonataEngine.ts')).jsonataEngine],
  ['jsonlogic', async () => (await import('./jsonlogicEngine.ts')).jsonlogicEngine],
]);
