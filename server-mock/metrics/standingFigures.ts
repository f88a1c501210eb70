import type { DatabaseLoad } from '../db/Database.ts';

/** What is asked for when the figures are read. */
export interface Standing {
  readonly eventStreams: number;
  /** Bytes of the database. */
  readonly databaseSize: number;
  readonly connections: DatabaseLoad;
  /** Calls without an answer yet. */
  readonly calls: number;
  readonly heavy: { readonly reads: number; readonly statements: number };
  /** Slow work since the start. */
  readonly slow: Readonly<Record<'call' | 'statement', number>>;
  /** Errors of browsers since the start, by kind. */
  readonly browserErrors: Readonly<Record<string, number>>;
  readonly tasks: TaskFigures;
  readonly files: { readonly files: number; readonly bytes: number };
  /** How reads of much ended, by outcome; undefined: there is no replica. */
  readonly replica: Readonly<Record<string, number>> | undefined;
  /** Whether the store of uploaded files answers. */
  readonly filesReachable: boolean;
  /** Bytes; undefined: not known. */
  readonly diskFree: number | undefined;
  /** Seconds since the last backup that succeeded; undefined: there is none. */
  readonly backupAge: number | undefined;
  /** Whether the last backup failed. */
  readonly backupFailed: boolean;
}

export interface TaskFigures {
  /** Long work of users that goes on. */
  readonly longWork: number;
  /** Scheduled tasks that are on. */
  readonly on: number;
  /** Scheduled tasks whose last run failed. */
  readonly failed: number;
}

/** A figure of the moment: a number, or numbers by a label with few values. Undefined: it is left out. */
interface StandingFigure {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  read(standing: Standing): number | Readonly<Record<string, number>> | undefined;
}

/** Figures of the moment in which they are read. No value of a label comes from a user or a record. */
export const standingFigures: readonly StandingFigure[] = [
  {
    name: 'jig_event_streams',
    help: 'Browsers that hear of changes.',
    read: ({ eventStreams }) => eventStreams,
  },
  { name: 'jig_database_bytes', help: 'Size of the database.', read: ({ databaseSize }) => databaseSize },
  {
    name: 'jig_database_connections',
    help: 'Connections of the database: busy and all, and callers that wait for one.',
    label: 'state',
    read: ({ connections: { connections, busy, waiting } }) => ({ all: connections, busy, waiting }),
  },
  {
    name: 'jig_replica_reads',
    help: 'Reads of much since the start: by the replica, or by the primary because it was late, away, cancelled them, or they write.',
    label: 'outcome',
    read: ({ replica }) => replica,
  },
  { name: 'jig_calls_running', help: 'Calls without an answer yet.', read: ({ calls }) => calls },
  {
    name: 'jig_heavy_reads',
    help: 'Users with an export or a long list, and statements of them that run or wait.',
    label: 'of',
    read: ({ heavy }) => ({ users: heavy.reads, statements: heavy.statements }),
  },
  {
    name: 'jig_slow_work',
    help: 'Calls and statements of a second or more since the start.',
    label: 'kind',
    read: ({ slow }) => slow,
  },
  {
    name: 'jig_browser_errors',
    help: 'Errors that browsers reported since the start.',
    label: 'kind',
    read: ({ browserErrors }) => browserErrors,
  },
  {
    name: 'jig_tasks',
    help: 'Long work that goes on, scheduled tasks that are on, and those whose last run failed.',
    label: 'state',
    read: ({ tasks }) => ({ running: tasks.longWork, on: tasks.on, failed: tasks.failed }),
  },
  { name: 'jig_files', help: 'Uploaded files.', read: ({ files }) => files.files },
  { name: 'jig_files_bytes', help: 'Size of uploaded files.', read: ({ files }) => files.bytes },
  {
    name: 'jig_files_reachable',
    help: '1 while the store of uploaded files answers, 0 while it does not.',
    read: ({ filesReachable }) => (filesReachable ? 1 : 0),
  },
  {
    name: 'jig_disk_free_bytes',
    help: 'Free space on the disk of the data directory.',
    read: ({ diskFree }) => diskFree,
  },
  {
    name: 'jig_backup_age_seconds',
    help: 'Time since the last backup that succeeded; absent: there is none.',
    read: ({ backupAge }) => backupAge,
  },
  {
    name: 'jig_backup_failed',
    help: '1 when the last backup failed.',
    read: ({ backupFailed }) => (backupFailed ? 1 : 0),
  },
];
