/** When applications of tests begin. */
export const firstMoment = '2026-03-05T10:00:00+08:00';

export const password = 'jig-demo';

/** Accounts of the system that tests begin with. */
export const accounts = { adminPassword: password, demo: true } as const;
