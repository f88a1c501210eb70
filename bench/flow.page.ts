import type { BenchFlow } from './flow.contract.ts';

const implementations: Readonly<Record<string, () => Promise<BenchFlow>>> = {
  jig: async () => (await import('./flow.jig.tsx')).jigFlow(),
  bare: async () => (await import('./flow.bare.ts')).bareFlow(),
};

const name = new URLSearchParams(location.search).get('impl') ?? 'jig';
const load = implementations[name];
if (!load)
  throw new Error(`flow bench: unknown impl ${name}; known: ${Object.keys(implementations).join(', ')}`);
window.__flow = await load();
