import type { Engine } from './Engine.ts';

/** The engines by name; each loads when a line first asks for it. */
export const engines: ReadonlyMap<string, () => Promise<Engine>> = new Map([
  ['excel', async () => (await import('./excelEngine.ts')).excelEngine],
  ['jsonata', async () => (await import('./jsonataEngine.ts')).jsonataEngine],
  ['jsonlogic', async () => (await import('./jsonlogicEngine.ts')).jsonlogicEngine],
]);
