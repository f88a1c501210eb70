import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { isObject } from '../../runtime/model/schema/Json.ts';
import { type KeepRule, readKeepRule } from '../backup/keepRule.ts';
import { readS3Key, readS3Place, type S3Key, type S3Place } from '../buckets/S3Place.ts';
import { type DemoSize, demoSizes } from '../demo/sizes.ts';
import { isNetwork } from '../http/TrustedProxies.ts';

/** Parser of an environment variable. */
export interface Reading<T> {
  /** Description of a valid value that completes "it must be". */
  readonly must: string;
  /** Messages must not repeat the value. */
  readonly secret?: boolean;
  read(text: string): T | undefined;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const urlOf = (...protocols: readonly string[]): ((text: string) => string | undefined) => {
  return (text) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined);
};

const isDatabase = urlOf('postgres:', 'postgresql:');

/** Names with addresses of PostgreSQL. */
const databasesOf = (text: string): ReadonlyMap<string, string> | undefined => {
  try {
    const given: unknown = JSON.parse(text);
    if (!isObject(given)) return undefined;
    const all = Object.entries(given).flatMap(([name, url]) =>
      /^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test(name) && typeof url === 'string' && isDatabase(url) !== undefined
        ? [[name, url] as const]
        : [],
    );
    return all.length === Object.keys(given).length && all.length <= 20 ? new Map(all) : undefined;
  } catch {
    return undefined;
  }
};

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A host as `URL.host` writes it: a name or an address, with its port if it is not the usual one. */
const isHost = (text: string): boolean =>
  URL.canParse(`http://${text}`) && new URL(`http://${text}`).host === text;

const isJsonFile = (path: string): boolean => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(value);
  } catch {
    return false;
  }
};

const optional = <T>(reading: Reading<T>): Reading<T | undefined> => reading;

/** Parsers by type of environment variable. */
export const variables = {
  port: {
    must: 'a port number from 0 to 65535',
    read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  } satisfies Reading<number>,
  word: { must: 'not blank', read: (text) => text.trim() || undefined } satisfies Reading<string>,
  directory: optional<string>({
    must: 'the absolute path of a directory',
    read: (text) => (isAbsolute(text) ? resolve(text) : undefined),
  }),
  databaseUrl: optional<string>({
    must: 'an address like postgres://user:password@host:5432/database',
    secret: true,
    read: urlOf('postgres:', 'postgresql:'),
  }),
  password: optional<string>({
    must: 'at least 6 characters',
    secret: true,
    read: (text) => (text.length >= 6 ? text : undefined),
  }),
  secret: optional<string>({
    must: 'at least 16 characters',
    secret: true,
    read: (text) => (text.length >= 16 ? text : undefined),
  }),
  backupKey: optional<string>({
    must: 'at least 12 characters',
    secret: true,
    read: (text) => (text.length >= 12 ? text : undefined),
  }),
  s3Place: optional<S3Place>({
    must: 'the address of a bucket like https://s3.example.com/bucket/folder?region=cn-north-1',
    read: readS3Place,
  }),
  s3Key: optional<S3Key>({
    must: 'the id and the secret of a key as ID:SECRET',
    secret: true,
    read: readS3Key,
  }),
  keepRule: {
    must: 'numbers of days, weeks and months like 7d,4w,12m',
    read: readKeepRule,
  } satisfies Reading<KeepRule>,
  minutes: {
    must: 'a number of minutes above 0',
    read: (text) => (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
  } satisfies Reading<number>,
  hours: optional<number>({
    must: 'a number of hours above 0',
    read: (text) => (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
  }),
  seconds: {
    must: 'a number of seconds from 1 to 3600',
    read: (text) =>
      /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3600 ? Number(text) : undefined,
  } satisfies Reading<number>,
  pause: {
    must: 'a number of seconds from 0 to 300',
    read: (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 300 ? Number(text) : undefined),
  } satisfies Reading<number>,
  networks: {
    must: 'addresses or networks with commas between them, like 10.0.0.2,192.168.0.0/16',
    read: (text) => {
      const networks = text.split(',').map((part) => part.trim());
      return networks.every(isNetwork) ? networks : undefined;
    },
  } satisfies Reading<readonly string[]>,
  hosts: {
    must: 'hosts with commas between them, like erp.example.com,10.0.0.5:8080',
    read: (text) => {
      const hosts = text.split(',').map((part) => part.trim().toLowerCase());
      return hosts.every(isHost) ? hosts : undefined;
    },
  } satisfies Reading<readonly string[]>,
  databases: {
    must: 'a JSON object of at most 20 names with addresses, like {"erp": "postgres://reader:password@host:5432/erp"}',
    secret: true,
    read: databasesOf,
  } satisfies Reading<ReadonlyMap<string, string>>,
  flag: {
    must: '0 or 1',
    read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  } satisfies Reading<boolean>,
  jsonFile: optional<string>({
    must: 'the path of a readable file that holds a JSON object',
    read: (text) => (isJsonFile(text) ? text : undefined),
  }),
  basePath: {
    must: 'a path like /jig',
    read: (text) => (/^(\/[\w.~-]+)*\/?$/.test(text) ? text.replace(/\/$/, '') : undefined),
  } satisfies Reading<string>,
  logLevel: {
    must: `one of ${logLevels.join(', ')}`,
    read: (text) => (logLevels.includes(text) ? text : undefined),
  } satisfies Reading<string>,
  demoSize: {
    must: `one of ${demoSizes.join(', ')}`,
    read: (text) => demoSizes.find((size) => size === text),
  } satisfies Reading<DemoSize>,
  timeZone: {
    must: 'an IANA time zone like Asia/Shanghai',
    read: (text) => (isTimeZone(text) ? text : undefined),
  } satisfies Reading<string>,
  smtpUrl: optional<string>({
    must: 'an address like smtp://user:password@host:587',
    secret: true,
    read: urlOf('smtp:', 'smtps:'),
  }),
  instant: optional<Date>({
    must: 'an instant with its offset, like 2026-08-01T09:30:00+08:00',
    read: (text) => {
      const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
      return shape.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined;
    },
  }),
};
