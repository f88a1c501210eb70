import { hashPassword } from '../../server-mock/access/password.ts';

/** When applications of tests begin. */
export const firstMoment = '2026-03-05T10:00:00+08:00';

export const password = 'jig-demo';

/** A hash that takes no time to check: tests sign in hundreds of times. */
export const quickHash = (text: string): Promise<string> => hashPassword(text, { N: 16, r: 1, p: 1 });

/** Accounts of the system that tests begin with. */
export const accounts = { adminPassword: password, demo: true, hash: quickHash } as const;
