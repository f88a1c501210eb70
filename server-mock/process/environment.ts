import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { KeepRule } from '../backup/keepRule.ts';
import type { S3Key, S3Place } from '../buckets/S3Place.ts';
import type { FilesPlace } from '../contents/FilesPlace.ts';
import type { DemoSize } from '../demo/sizes.ts';
import { type Reading, variables } from './environmentVariables.ts';

/** Settings of the process. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDirectory: string;
  /** Unset: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Address of PostgreSQL itself, when `databaseUrl` leads through a pooler. */
  readonly databaseUrlDirect: string | undefined;
  /** Replica of PostgreSQL for reads of much. */
  readonly databaseUrlRead: string | undefined;
  readonly adminPassword: string | undefined;
  /** Unset: generated and stored in the data directory. */
  readonly tokenSecret: string | undefined;
  readonly tokenMinutes: number;
  /** Session lifetime in hours since login. Unset: 12, or the token lifetime if that is longer. */
  readonly sessionHours: number | undefined;
  /** Proxies (addresses and networks) whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Hosts that scheduled tasks may call, `name` or `name:port`. */
  readonly outboundHosts: readonly string[];
  /** Addresses of databases that data sets read, by name. */
  readonly biSources: ReadonlyMap<string, string>;
  readonly demo: boolean;
  /** How much the demo company has ordered. */
  readonly demoSize: DemoSize;
  /** Path of a JSON file that is loaded once, into an empty database. */
  readonly seedFile: string | undefined;
  /** `` or `/path` without a trailing slash. */
  readonly basePath: string;
  readonly logLevel: string;
  readonly timeZone: string;
  /** Accepts the uploaded files in the data directory as files of this database, whatever their ids. */
  readonly filesAdopt: boolean;
  /** Where uploaded files lie; undefined: in PostgreSQL, or in the data directory of the embedded database. */
  readonly files: FilesPlace | undefined;
  /** Key of a bucket of files, also without one. */
  readonly filesS3Key: S3Key | undefined;
  /** Timeout of statements and of an unresponsive database, in seconds. */
  readonly databaseTimeout: number;
  /** Seconds to wait for running calls at a stop. */
  readonly stopSeconds: number;
  /** Seconds for which calls are still taken at a stop, while readiness says that it ends. */
  readonly drainSeconds: number;
  readonly smtpUrl: string | undefined;
  /** Opens the figures of the process. Unset: they are open to callers on this machine. */
  readonly metricsToken: string | undefined;
  /** Absolute path of the folder of scheduled backups. */
  readonly backupDirectory: string;
  /** Bucket of backups. */
  readonly backupS3: S3Place | undefined;
  readonly backupS3Key: S3Key | undefined;
  /** Which scheduled backups are kept. */
  readonly backupKeep: KeepRule;
  /** Encrypts secrets in backups. */
  readonly backupKey: string | undefined;
  /** Tests only: fixed time of every clock. */
  readonly now: Date | undefined;
}

/** Reads the environment. `problems` lists every invalid variable and its valid values. */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
):
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const raw = (name: string): string | undefined => {
    const value = given[name] || undefined;
    const file = given[`${name}_FILE`] || undefined;
    if (file === undefined) return value;
    if (value !== undefined) problems.push(`${name} and ${name}_FILE are both set; set one`);
    try {
      // Secret files end with a line feed that is not part of the secret.
      return readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined;
    } catch {
      problems.push(`${name}_FILE names ${file}, which cannot be read`);
      return undefined;
    }
  };
  const read = <T>(name: string, reading: Reading<T>, unset: T): T => {
    const value = raw(name);
    if (value === undefined) return unset;
    const result = reading.read(value);
    if (result !== undefined) return result;
    problems.push(
      `${name} is ${reading.secret === true ? 'unusable' : JSON.stringify(value)}; it must be ${reading.must}`,
    );
    return unset;
  };
  const databaseUrl = read('DATABASE_URL', variables.databaseUrl, undefined);
  const dataDirectory = resolve(read('DATA_DIR', variables.word, './.data'));
  const filesDirectory = read('FILES_DIR', variables.directory, undefined);
  const filesS3 = read('FILES_S3', variables.s3Place, undefined);
  const filesS3Key = read('FILES_S3_KEY', variables.s3Key, undefined);
  if (filesDirectory !== undefined && filesS3 !== undefined)
    problems.push('FILES_DIR and FILES_S3 are both set; set one');
  if (filesS3 !== undefined && filesS3Key === undefined) problems.push(keyMissing('FILES_S3'));
  const environment: Environment = {
    port: read('PORT', variables.port, 8080),
    host: read('HOST', variables.word, '127.0.0.1'),
    dataDirectory,
    databaseUrl,
    databaseUrlDirect: read('DATABASE_URL_DIRECT', variables.databaseUrl, undefined),
    databaseUrlRead: read('DATABASE_URL_READ', variables.databaseUrl, undefined),
    adminPassword: read('ADMIN_PASSWORD', variables.password, undefined),
    tokenSecret: read('TOKEN_SECRET', variables.secret, undefined),
    tokenMinutes: read('TOKEN_MINUTES', variables.minutes, 120),
    sessionHours: read('SESSION_HOURS', variables.hours, undefined),
    trustedProxies: read('TRUSTED_PROXIES', variables.networks, []),
    outboundHosts: read('OUTBOUND_HOSTS', variables.hosts, []),
    biSources: read('BI_SOURCES', variables.databases, new Map()),
    demo: read('DEMO', variables.flag, databaseUrl === undefined),
    demoSize: read('DEMO_SIZE', variables.demoSize, 'normal'),
    seedFile: read('SEED_FILE', variables.jsonFile, undefined),
    basePath: read('BASE_PATH', variables.basePath, ''),
    logLevel: read('LOG_LEVEL', variables.logLevel, 'info'),
    timeZone: read('TIME_ZONE', variables.timeZone, 'Asia/Shanghai'),
    filesAdopt: read('FILES_ADOPT', variables.flag, false),
    files:
      filesS3 !== undefined && filesS3Key !== undefined
        ? { kind: 's3', place: filesS3, key: filesS3Key }
        : filesDirectory === undefined
          ? undefined
          : { kind: 'shared', directory: filesDirectory },
    filesS3Key,
    databaseTimeout: read('DATABASE_TIMEOUT', variables.seconds, 30),
    stopSeconds: read('STOP_SECONDS', variables.seconds, 30),
    drainSeconds: read('DRAIN_SECONDS', variables.pause, 0),
    smtpUrl: read('SMTP_URL', variables.smtpUrl, undefined),
    metricsToken: read('METRICS_TOKEN', variables.secret, undefined),
    backupDirectory: resolve(read('BACKUP_DIR', variables.word, join(dataDirectory, 'backups'))),
    backupS3: read('BACKUP_S3', variables.s3Place, undefined),
    backupS3Key: read('BACKUP_S3_KEY', variables.s3Key, undefined),
    backupKeep: read('BACKUP_KEEP', variables.keepRule, { days: 7, weeks: 4, months: 12 }),
    backupKey: read('BACKUP_KEY', variables.backupKey, undefined),
    now: read('NOW', variables.instant, undefined),
  };
  if (environment.demo && !isLoopback(environment.host) && environment.adminPassword === undefined) {
    problems.push(
      `ADMIN_PASSWORD is required with DEMO=1 on HOST ${environment.host}, which others can reach: it becomes the password of all demo accounts`,
    );
  }
  if (environment.databaseUrlRead !== undefined && databaseUrl === undefined)
    problems.push('DATABASE_URL_READ is set and DATABASE_URL is not; set both');
  if (environment.databaseUrlDirect !== undefined && databaseUrl === undefined)
    problems.push('DATABASE_URL_DIRECT is set and DATABASE_URL is not; set both');
  if (environment.backupS3 !== undefined && environment.backupS3Key === undefined)
    problems.push(keyMissing('BACKUP_S3'));
  return problems.length === 0 ? { ok: true, environment } : { ok: false, problems };
}

const keyMissing = (bucket: string): string =>
  `${bucket}_KEY is required with ${bucket}; it must be the id and the secret of a key as ID:SECRET`;

/** Whether only this machine can reach the host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
