/** Limits of boards by mail: `recipients` of one, mailings `ofBoard`, characters of a `subject`, `bytes` of a PDF, seconds between two sendings. */
export const mailingLimits = {
  ...{ recipients: 200, roles: 50, ofBoard: 20, subject: 60 },
  bytes: 10 * 1024 * 1024,
  seconds: 3_600,
} as const;
