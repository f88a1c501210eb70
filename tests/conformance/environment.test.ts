import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnvironment } from '../../server-mock/process/environment.ts';
import { environmentHelp } from '../../server-mock/process/environmentHelp.ts';

const directory = mkdtempSync(join(tmpdir(), 'jig-env-'));
afterAll(() => rmSync(directory, { recursive: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(directory, name), text);
  return join(directory, name);
};

test('nothing set is the demo on this machine', () => {
  expect(readEnvironment({})).toEqual({
    ok: true,
    environment: {
      port: 8080,
      host: '127.0.0.1',
      dataDirectory: resolve('.data'),
      databaseUrl: undefined,
      adminPassword: undefined,
      tokenSecret: undefined,
      tokenMinutes: 120,
      sessionHours: undefined,
      trustedProxies: [],
      outboundHosts: [],
      biSources: new Map(),
      demo: true,
      demoSize: 'normal',
      seedFile: undefined,
      basePath: '',
      logLevel: 'info',
      timeZone: 'Asia/Shanghai',
      filesAdopt: false,
      databaseTimeout: 30,
      stopSeconds: 30,
      drainSeconds: 0,
      smtpUrl: undefined,
      metricsToken: undefined,
      backupDirectory: resolve('.data/backups'),
      backupKeep: { days: 7, weeks: 4, months: 12 },
      backupKey: undefined,
      now: undefined,
    },
  });
});

const usable: readonly (readonly [variables: Record<string, string>, settings: object])[] = [
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '' }, { port: 8080 }],
  [{ DATABASE_URL: 'postgres://u@h/d' }, { databaseUrl: 'postgres://u@h/d', demo: false }],
  [{ DATABASE_URL: 'postgresql://u@h/d', DEMO: '1' }, { demo: true }],
  [{ DEMO_SIZE: 'small' }, { demoSize: 'small' }],
  [
    { DEMO: '0', HOST: '0.0.0.0' },
    { demo: false, host: '0.0.0.0' },
  ],
  [
    { HOST: '0.0.0.0', ADMIN_PASSWORD: 'secret1' },
    { demo: true, adminPassword: 'secret1' },
  ],
  [{ HOST: 'localhost' }, { host: 'localhost' }],
  [
    { BI_SOURCES_FILE: file('sources', '{"erp": "postgres://u@h/d"}') },
    { biSources: new Map([['erp', 'postgres://u@h/d']]) },
  ],
  [
    { DATABASE_URL: 'postgres://u@h/d', DATABASE_URL_READ_FILE: file('read-url', 'postgres://u@r/d\n') },
    { databaseUrlRead: 'postgres://u@r/d' },
  ],
  [{ FILES_DIR: '/srv/jig/' }, { files: { kind: 'shared', directory: '/srv/jig' } }],
  [
    { FILES_S3: 'https://s3.example.com/jig', FILES_S3_KEY_FILE: file('s3-key', 'ID1:SECRET\n') },
    {
      files: {
        kind: 's3',
        place: { endpoint: 'https://s3.example.com', region: 'us-east-1', bucket: 'jig', prefix: '' },
        key: { id: 'ID1', secret: 'SECRET' },
      },
    },
  ],
  [{ BASE_PATH: '/jig/' }, { basePath: '/jig' }],
  [{ BASE_PATH: '/' }, { basePath: '' }],
  [{ TOKEN_MINUTES: '0.5' }, { tokenMinutes: 0.5 }],
  [{ DATABASE_TIMEOUT: '5' }, { databaseTimeout: 5 }],
  [{ SESSION_HOURS: '8' }, { sessionHours: 8 }],
  [
    { OUTBOUND_HOSTS: 'ERP.example.com, 10.0.0.5:8080' },
    { outboundHosts: ['erp.example.com', '10.0.0.5:8080'] },
  ],
  [{ TRUSTED_PROXIES: '10.0.0.2, fd00::/8' }, { trustedProxies: ['10.0.0.2', 'fd00::/8'] }],
  [{ TIME_ZONE: 'Europe/Berlin' }, { timeZone: 'Europe/Berlin' }],
  [{ NOW: '2026-08-01T09:30:00+08:00' }, { now: new Date('2026-08-01T01:30:00Z') }],
  [{ ADMIN_PASSWORD_FILE: file('password', 'from a file\n') }, { adminPassword: 'from a file' }],
  [{ SEED_FILE: file('seed.json', '{}') }, { seedFile: join(directory, 'seed.json') }],
];

test.each(usable)('%j is understood', (variables, settings) => {
  const read = readEnvironment(variables);
  expect(read).toMatchObject({ ok: true, environment: settings });
});

const unusable: readonly (readonly [variables: Record<string, string>, problem: RegExp])[] = [
  [{ PORT: '80a' }, /^PORT is "80a"; it must be a port number/],
  [{ PORT: '65536' }, /^PORT /],
  [{ DEMO: 'yes' }, /^DEMO is "yes"; it must be 0 or 1$/],
  [{ DEMO_SIZE: 'tiny' }, /^DEMO_SIZE is "tiny"; it must be one of small, normal, large$/],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, /^DATABASE_URL is unusable/],
  [{ DATABASE_URL_DIRECT: 'postgres://u@h/d' }, /^DATABASE_URL_DIRECT is set and DATABASE_URL is not/],
  [{ TIME_ZONE: 'Mars/Olympus' }, /^TIME_ZONE is "Mars\/Olympus"/],
  [{ NOW: '2026-08-01T09:30:00' }, /^NOW .* with its offset/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
  [{ TOKEN_MINUTES: '0' }, /^TOKEN_MINUTES /],
  [{ DRAIN_SECONDS: '-1' }, /^DRAIN_SECONDS is "-1"; it must be a number of seconds from 0 to 300/],
  [{ STOP_SECONDS: '0' }, /^STOP_SECONDS is "0"; it must be a number of seconds/],
  [{ SESSION_HOURS: 'x' }, /^SESSION_HOURS /],
  [
    { OUTBOUND_HOSTS: 'http://erp.example.com' },
    /^OUTBOUND_HOSTS is "http:\/\/erp.example.com"; it must be hosts/,
  ],
  [{ TRUSTED_PROXIES: '10.0.0.2/64' }, /^TRUSTED_PROXIES is "10.0.0.2\/64"; it must be addresses/],
  [{ TOKEN_SECRET: 'short' }, /^TOKEN_SECRET is unusable/],
  [{ ADMIN_PASSWORD: '12345' }, /^ADMIN_PASSWORD is unusable; it must be at least 6 characters/],
  [{ BASE_PATH: 'jig' }, /^BASE_PATH /],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL /],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN is unusable/],
  [{ BI_SOURCES: '{"erp": "mysql://u:secret@h/d"}' }, /^BI_SOURCES is unusable; it must be a JSON object/],
  [{ BI_SOURCES: 'postgres://u:secret@h/d' }, /^BI_SOURCES is unusable/],
  [{ SEED_FILE: file('seed.txt', 'no json') }, /^SEED_FILE /],
  [{ SEED_FILE: '/nowhere.json' }, /^SEED_FILE /],
  [{ DATABASE_URL_READ: 'postgres://u@h/d' }, /^DATABASE_URL_READ is set and DATABASE_URL is not; set both$/],
  [{ FILES_DIR: 'files' }, /^FILES_DIR is "files"; it must be the absolute path of a directory$/],
  [{ FILES_S3: 'https://s3.example.com/jig' }, /^FILES_S3_KEY is required with FILES_S3/],
  [
    { FILES_S3: 'https://s3.example.com/jig', FILES_S3_KEY: 'ID1:SECRET', FILES_DIR: '/srv' },
    /^FILES_DIR and FILES_S3 are both set; set one$/,
  ],
  [{ PORT_FILE: '/nowhere' }, /^PORT_FILE names \/nowhere, which cannot be read$/],
  [{ PORT: '1', PORT_FILE: file('port', '2') }, /^PORT and PORT_FILE are both set/],
  [{ HOST: '0.0.0.0' }, /^ADMIN_PASSWORD is required with DEMO=1 on HOST 0\.0\.0\.0/],
];

test.each(unusable)('%j is refused by name', (variables, problem) => {
  const read = readEnvironment(variables);
  expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(problem)]);
});

test('--help names every variable that is read', () => {
  const asked = new Set<string>();
  readEnvironment(
    new Proxy<Record<string, string>>(
      {},
      { get: (_, name) => void (typeof name === 'string' && !name.endsWith('_FILE') && asked.add(name)) },
    ),
  );
  asked.add('SEED_FILE');
  const help = environmentHelp();
  for (const name of asked) expect(help).toContain(`\n  ${name} `);
});

test('every problem is told at once, and no secret is repeated', () => {
  const read = readEnvironment({ PORT: 'x', DEMO: 'x', DATABASE_URL: 'mysql://u:hunter2@h/d' });
  expect(read.ok ? [] : read.problems).toHaveLength(3);
  expect(JSON.stringify(read)).not.toContain('hunter2');
});
