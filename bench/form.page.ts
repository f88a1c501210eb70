import type { BenchForm } from './form.contract.ts';

const implementations: Readonly<Record<string, () => Promise<BenchForm>>> = {
  jig: async () => (await import('./form.jig.tsx')).jigForm(),
  hand: async () => (await import('./form.hand.tsx')).handForm(),
  semi: async () => (await import('./form.semi.tsx')).semiForm(),
};

const name = new URLSearchParams(location.search).get('impl') ?? 'jig';
const load = implementations[name];
if (!load)
  throw new Error(`form bench: unknown impl ${name}; known: ${Object.keys(implementations).join(', ')}`);
window.__bench = await load();
