import { join } from 'node:path';
import { messageOf, text } from '../../runtime/model/messages/index.ts';
import { prompt } from '../buckets/openBucket.ts';
import { ddlOfCatalog } from '../catalog/ddlOfCatalog.ts';
import { migrateAll } from '../catalog/migrateAll.ts';
import { readBundle } from '../catalog/readBundle.ts';
import { adoptOlderFiles } from '../contents/adoptOlderFiles.ts';
import { claimFileStore } from '../contents/claimFileStore.ts';
import { filesPlaceOf } from '../contents/FilesPlace.ts';
import { openFileStore } from '../contents/fileStoreKinds.ts';
import { finishRestore } from '../contents/finishRestore.ts';
import type { Installation } from '../context/Installation.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { clashingValues } from '../db/clashingValues.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { ForeignDatabases } from '../db/foreign/ForeignDatabases.ts';
import { lockDirectory } from '../db/lockDirectory.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { preparedData } from '../db/preparedData.ts';
import { removedFields } from '../db/removedFields.ts';
import { openReplica } from '../db/replica/openReplica.ts';
import type { RunningProcess } from '../db/runningProcess.ts';
import { StartRefusal } from '../db/StartRefusal.ts';
import { knownFailureOf } from '../http/knownFailureOf.ts';
import type { Logger } from '../log/Logger.ts';
import type { Mailer } from '../mail/Mailer.ts';
import { Clock } from '../time/Clock.ts';
import { createApp } from './app.ts';
import { capabilities } from './capabilities.ts';
import { createContext } from './createContext.ts';
import type { Environment } from './environment.ts';
import { firstStart, hasDemoAccounts, setDemoPasswords } from './firstStart.ts';
import type { Places } from './places.ts';
import { seedEntries } from './seedEntries.ts';
import { serve } from './serve.ts';
import { shownSettings } from './shownSettings.ts';
import { staticFiles } from './staticFiles.ts';
import { tokenSecret } from './tokenSecret.ts';
import { usableCatalog } from './usableCatalog.ts';

/** A running product. */
export interface RunningServer {
  readonly port: number;
  /** Its services, for commands that work on its data. */
  readonly context: ServerContext;
  /** Generated password of the administrator, at a first start only. */
  readonly madePassword?: string;
  /** The accounts of the demo company are there. */
  readonly isDemo: boolean;
  /** Waits for running requests, closes the database and unlocks the data directory. */
  stop(): Promise<void>;
}

export type Started =
  | { readonly ok: true; readonly server: RunningServer }
  | { readonly ok: false; readonly because: string };

/**
 * Starts the server. `because` explains a failure. `onLost` gets the reason why a running server must end at once:
 * its data directory is no longer its own.
 */
export async function startServer(
  settings: Environment,
  places: Places,
  log: Logger,
  onLost: (because: string) => void,
): Promise<Started> {
  let release = (): void => undefined;
  try {
    // On PostgreSQL several processes may share a data directory: it has only the token secret.
    const lost = (): void => onLost(lockLost(settings.dataDirectory));
    const lock =
      settings.databaseUrl === undefined ? await lockDirectory(settings.dataDirectory, lost) : undefined;
    if (lock?.ok === false) return { ok: false, because: inUse(settings.dataDirectory, lock.holder) };
    if (lock !== undefined) {
      release = lock.release;
      const replaced = await finishRestore(settings.dataDirectory);
      if (replaced !== undefined)
        log.warn({ replaced }, 'a restore that was interrupted at its end was finished');
    }
    const started = await open(settings, places, log, release);
    if (!started.ok) release();
    return started;
  } catch (error) {
    release();
    const because = mendable(error, settings);
    if (because === undefined) log.error({ err: error }, 'start failed');
    return { ok: false, because: because ?? unexpected(error) };
  }
}

const inUse = (directory: string, holder: RunningProcess | undefined): string =>
  (holder === undefined
    ? [
        `数据目录 ${directory} 正被另一个进程使用；请先停止该进程`,
        `the data directory ${directory} is in use by another process; stop that one first`,
      ]
    : [
        `数据目录 ${directory} 正被 ${holder.host} 上的进程 ${holder.pid} 使用；请先停止该进程`,
        `the data directory ${directory} is in use by process ${holder.pid} on ${holder.host}; stop that one first`,
      ]
  ).join('\n');

const lockLost = (directory: string): string =>
  [
    `数据目录 ${directory} 的锁文件已被删除或替换；为避免两个进程写同一份数据，服务已停止。请不要删除 lock 文件，确认没有其他进程使用该目录后重新启动`,
    `the lock file of the data directory ${directory} was deleted or replaced; the server has stopped so that no two processes write the same data. Leave the file lock alone, and start again once no other process uses the directory`,
  ].join('\n');

async function open(
  settings: Environment,
  places: Places,
  log: Logger,
  release: () => void,
): Promise<Started> {
  const { timeZone, now, demo, demoSize, adminPassword, seedFile } = settings;
  // The prepared demo is of normal size, ends on the build day, lacks the rows of a seed file and has its files beside it.
  const isPrepared =
    demo && demoSize === 'normal' && [now, seedFile, settings.files].every((one) => one === undefined);
  const kind = isPrepared ? 'demo' : 'empty';
  const load =
    settings.databaseUrl === undefined ? preparedData(places.prepared, places.schemas, kind) : undefined;
  const db = await openDatabase({
    dataDirectory: settings.dataDirectory,
    timeZone,
    statementTimeout: settings.databaseTimeout * 1000,
    ...(settings.databaseUrl === undefined ? {} : { url: settings.databaseUrl }),
    directUrl: settings.databaseUrlDirect,
    ...(load === undefined ? {} : { load }),
    onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  try {
    const shipped = readBundle(places.schemas);
    const catalog = usableCatalog(shipped, log);
    const migration = await migrateAll(db, catalog, log);
    if (!migration.ok) {
      await db.close();
      return { ok: false, because: migration.issues.map((issue) => messageOf(issue, 'en')).join('\n') };
    }
    if (migration.steps.length > 0) log.info({ steps: migration.steps.length }, 'database migrated');
    for (const removed of await removedFields(db, ddlOfCatalog(catalog)))
      log.warn(
        removed,
        'no schema names this field any more, its values are kept; restore it, or rename it with renamedFrom',
      );
    for (const clash of await clashingValues(db, ddlOfCatalog(catalog)))
      log.warn(
        clash,
        'stored values of a unique field differ only in blanks at their ends or in case; they stay, change them by hand',
      );
    const clock = new Clock(timeZone, now === undefined ? undefined : () => now);
    const arrivals = join(settings.dataDirectory, 'files');
    const fileStore = await openFileStore(filesPlaceOf(settings), {
      ...{ arrivals, db, timeZone, patience: prompt },
    });
    // Before the first rows, so that a new installation is known as one by having no files.
    const foreign = await claimFileStore({ db, store: fileStore, adopt: settings.filesAdopt });
    if (foreign !== undefined) {
      await db.close();
      return { ok: false, because: foreign };
    }
    const { file, ...first } = await firstStart(db, {
      ...{ catalog, clock, demo, demoSize, adminPassword, seedFile, log },
    });
    const isDemo = demo && (await hasDemoAccounts(db));
    if (isDemo && adminPassword !== undefined) await setDemoPasswords(db, adminPassword);
    const foreignDatabases = new ForeignDatabases(settings.biSources, {
      timeZone,
      onFailed: ({ database, reason, code }) =>
        log.warn({ database, reason, code }, 'a foreign database did not answer a question'),
    });
    const replicaUrl = settings.databaseUrlRead;
    const replicaOptions = {
      ...{ timeZone, statementTimeout: settings.databaseTimeout * 1000 },
      onLost: (error: Error) => log.warn({ err: error }, 'a connection of the replica was lost'),
    };
    const context = await createContext({
      db,
      catalog,
      shipped,
      clock,
      log,
      tokenSecret: tokenSecret(settings.tokenSecret, settings.dataDirectory),
      tokenMinutes: settings.tokenMinutes,
      sessionMinutes: settings.sessionHours === undefined ? undefined : settings.sessionHours * 60,
      trustedProxies: settings.trustedProxies,
      metricsToken: settings.metricsToken,
      outboundHosts: settings.outboundHosts,
      foreign: foreignDatabases,
      contentDirectory: arrivals,
      fileStore,
      ...(replicaUrl === undefined
        ? {}
        : { openReplica: () => openReplica({ url: replicaUrl, ...replicaOptions }) }),
      installation: installationOf(settings),
      ...(settings.smtpUrl === undefined ? {} : { mailer: await mailerOf(settings.smtpUrl, log) }),
      ...(places.client === undefined ? {} : { files: staticFiles(places.client, settings.basePath) }),
    });
    if (file !== undefined) await seedEntries(context, file);
    const app = createApp(context);
    const serving = await serve(app, settings);
    adoptOlderFiles(context);
    const ends = capabilities.flatMap(({ jobs = [] }) => jobs).map((start) => start(context, app));
    const stop = async (): Promise<void> => {
      const ending = Promise.all(ends.map((end) => end()));
      // Open event streams would use up the whole grace period. From here on /readyz says that this process ends.
      context.events.close();
      await serving.drain(settings.drainSeconds * 1000);
      await serving.close(settings.stopSeconds * 1000);
      await ending;
      await foreignDatabases.close();
      await context.replica?.close();
      await db.close();
      release();
    };
    return { ok: true, server: { port: serving.port, context, isDemo, ...first, stop } };
  } catch (error) {
    await db.close();
    throw error;
  }
}

const installationOf = (environment: Environment): Installation => {
  const { dataDirectory, files, backupDirectory, backupKeep, backupS3, backupS3Key } = environment;
  return {
    ...{ dataDirectory, files, backupDirectory, backupKeep, settings: shownSettings(environment) },
    // A backup holds a connection for minutes.
    databaseUrl: environment.databaseUrlDirect ?? environment.databaseUrl,
    ...(backupS3 !== undefined &&
      backupS3Key !== undefined && { backupS3: { place: backupS3, key: backupS3Key } }),
  };
};

/** Loads the mailer only where mail is sent. */
const mailerOf = async (url: string, log: Logger): Promise<Mailer> =>
  (await import('../mail/smtpMailer.ts')).smtpMailer(url, log);

/** Message for an unexpected error without its stack, which is in the log. */
const unexpected = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  return `启动失败：${reason}。详情见日志。\nthe start failed: ${reason}; the log has the details`;
};

/** Message with advice for the operator; undefined for a bug. */
function mendable(error: unknown, { host, port, dataDirectory }: Environment): string | undefined {
  if (error instanceof StartRefusal) return error.message;
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is in use; set PORT to another one`;
  if (syscall === 'listen' && (code === 'EACCES' || code === 'EADDRNOTAVAIL'))
    return `cannot listen on ${host}:${port} (${code}); change HOST or PORT`;
  const failure = knownFailureOf(error);
  if (failure !== undefined && failure !== 'server.unavailable')
    return [text(failure, 'zh'), `${text(failure, 'en')} (DATA_DIR ${dataDirectory})`].join('\n');
  if (!(error instanceof DatabaseError)) return undefined;
  const cause = error.cause instanceof Error ? error.cause.message : String(error.cause);
  return `the database cannot be used: ${cause || error.message}`;
}
