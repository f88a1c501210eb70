import { shownS3 } from '../buckets/S3Place.ts';
import type { Environment } from './environment.ts';

const shownUrl = (url: string | undefined): string => {
  if (url === undefined || !URL.canParse(url)) return '';
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
};

const whether = (value: string | undefined): string => (value === undefined ? '' : '***');

/** The effective settings by the names of their variables. Secrets are `***` where they are set, addresses have no password. */
export const shownSettings = (environment: Environment): Readonly<Record<string, string>> => {
  const { adminPassword, tokenSecret, sessionHours, files, now } = environment;
  const { days, weeks, months } = environment.backupKeep;
  return {
    PORT: String(environment.port),
    HOST: environment.host,
    DATA_DIR: environment.dataDirectory,
    DATABASE_URL: shownUrl(environment.databaseUrl),
    DATABASE_URL_DIRECT: shownUrl(environment.databaseUrlDirect),
    DATABASE_URL_READ: shownUrl(environment.databaseUrlRead),
    DATABASE_TIMEOUT: String(environment.databaseTimeout),
    ADMIN_PASSWORD: whether(adminPassword),
    TOKEN_SECRET: whether(tokenSecret),
    TOKEN_MINUTES: String(environment.tokenMinutes),
    SESSION_HOURS: String(sessionHours ?? Math.max(12, environment.tokenMinutes / 60)),
    TRUSTED_PROXIES: environment.trustedProxies.join(','),
    OUTBOUND_HOSTS: environment.outboundHosts.join(','),
    DEMO: environment.demo ? '1' : '0',
    DEMO_SIZE: environment.demoSize,
    SEED_FILE: environment.seedFile ?? '',
    FILES_DIR: files?.kind === 'shared' ? files.directory : '',
    FILES_S3: files?.kind === 's3' ? shownS3(files.place) : '',
    FILES_S3_KEY: environment.filesS3Key === undefined ? '' : '***',
    FILES_ADOPT: environment.filesAdopt ? '1' : '0',
    STOP_SECONDS: String(environment.stopSeconds),
    DRAIN_SECONDS: String(environment.drainSeconds),
    BASE_PATH: environment.basePath,
    LOG_LEVEL: environment.logLevel,
    TIME_ZONE: environment.timeZone,
    SMTP_URL: shownUrl(environment.smtpUrl),
    METRICS_TOKEN: whether(environment.metricsToken),
    BACKUP_DIR: environment.backupDirectory,
    BACKUP_S3: environment.backupS3 === undefined ? '' : shownS3(environment.backupS3),
    BACKUP_S3_KEY: environment.backupS3Key === undefined ? '' : '***',
    BACKUP_KEEP: `${days}d,${weeks}w,${months}m`,
    BACKUP_KEY: whether(environment.backupKey),
    NOW: now?.toISOString() ?? '',
  };
};
