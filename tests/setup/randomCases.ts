/** Number of cases per random test: 200, or 10,000 in `npm run test:long`. `JIG_CASES` sets another. */
export const randomCases = Number(process.env.JIG_CASES ?? 200);
