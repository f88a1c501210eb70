import type { BenchGrid } from './grid.contract.ts';

const implementations: Readonly<Record<string, () => Promise<BenchGrid>>> = {
  jig: async () => (await import('./grid.jig.tsx')).jigGrid({ mirror: true }),
  'jig-nomirror': async () => (await import('./grid.jig.tsx')).jigGrid({ mirror: false }),
  vtable: async () => (await import('./grid.vtable.ts')).vtableGrid(),
  hand: async () => (await import('./grid.hand.ts')).handGrid(),
};

const name = new URLSearchParams(location.search).get('impl') ?? 'jig';
const load = implementations[name];
if (!load)
  throw new Error(`grid bench: unknown impl ${name}; known: ${Object.keys(implementations).join(', ')}`);
window.__grid = await load();
