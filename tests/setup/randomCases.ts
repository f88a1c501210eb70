/** Cases of a random test: 300, and 10,000 in `npm run test:long`. `JIG_CASES` sets another number. */
export const randomCases = Number(process.env.JIG_CASES ?? 300);
