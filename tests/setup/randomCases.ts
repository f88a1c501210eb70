/** Number of cases per random test; `npm test` sets 200 (`JIG_CASES`), `npm run test:long` 10,000. */
export const randomCases = Number(process.env.JIG_CASES ?? 300);
