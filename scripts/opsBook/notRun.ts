import type { BookBlock } from './bookBlocks.ts';

/** Chapters that are not run here, and why. */
export const chaptersNotRun: Readonly<Record<string, string>> = {
  PgBouncer: 'npm run ops:try -- --pooler and the tests behind a pooler run its example',
  'A second PostgreSQL that takes over': 'npm run ops:failover runs its examples',
};

/** Commands that are not run here, and why. */
export const commandsNotRun: Readonly<Record<string, string>> = {
  'apt-get install postgresql nginx git': 'changes the machine; the trial uses what is there',
  'useradd --system --home-dir /var/lib/jig --shell /usr/sbin/nologin jig':
    'changes the machine; the account nobody takes its place',
  'journalctl -u jig@8081 -n 20': 'there is no journal where systemd does not run',
};

/** Why a command is not run here; undefined: it is run. */
export const whyNotRun = ({ chapter }: BookBlock, command: string): string | undefined =>
  chaptersNotRun[chapter] ?? commandsNotRun[command];
