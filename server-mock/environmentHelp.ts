/** Name, default and meaning of each environment variable. */
const rows: readonly (readonly [name: string, unset: string, meaning: string])[] = [
  ['PORT', '8080', 'port; 0 takes a free one'],
  ['HOST', '127.0.0.1', 'address to listen on'],
  ['DATA_DIR', './.data', 'data directory: database, files, token secret, lock'],
  ['DATABASE_URL', '', 'PostgreSQL; unset is the embedded database in the data directory'],
  ['DATABASE_TIMEOUT', '30', 'seconds after which a database that does not answer is given up'],
  ['ADMIN_PASSWORD', '', "administrator's password; with DEMO=1 that of every demo account"],
  ['TOKEN_SECRET', 'made', 'signs sign-in tokens; at least 16 characters'],
  ['TOKEN_MINUTES', '120', 'life of a token'],
  ['SESSION_HOURS', '12', 'hours from the sign-in to the end of the session'],
  ['TRUSTED_PROXIES', '', 'addresses of proxies whose X-Forwarded-For is believed'],
  ['DEMO', '1', 'demo company and demo accounts; with DATABASE_URL the default is 0'],
  ['SEED_FILE', '', 'JSON that is loaded once into an empty database'],
  ['FILES_ADOPT', '0', '1 for one start: the files in DATA_DIR belong to this database'],
  ['STOP_SECONDS', '30', 'seconds that calls in flight may take at a stop'],
  ['BASE_PATH', '', 'path prefix behind a proxy, like /jig'],
  ['LOG_LEVEL', 'info', 'trace to silent'],
  ['TIME_ZONE', 'Asia/Shanghai', 'time zone of days, number rules and timestamps'],
  ['SMTP_URL', '', 'mail server for approvers'],
  ['NOW', '', 'tests only: the instant every clock shows'],
];

/** What `--help` prints. */
export const environmentHelp = (): string =>
  [
    'usage: npm start [-- --help]',
    '',
    'Serves Jig. Settings are environment variables, each also as NAME_FILE with the path of a file:',
    '',
    ...rows.map(([name, unset, meaning]) => `  ${name.padEnd(17)} ${unset.padEnd(14)} ${meaning}`),
  ].join('\n');
