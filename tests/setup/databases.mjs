// The global setup of tests with databases. Vitest imports it in its own process, which must read TypeScript, too.
import './typescript.mjs';

const { setup } = await import('./databases.ts');

export { setup };
