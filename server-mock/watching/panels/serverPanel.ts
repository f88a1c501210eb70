import type { FactTone, StatusFact } from '../../../runtime/wire/watching/Status.ts';
import { productVersion } from '../../backup/productVersion.ts';
import { shownBytes } from '../../backup/shownBytes.ts';
import type { StatusSource } from '../../context/StatusSource.ts';
import { agoText } from '../../context/statusWords.ts';
import type { ReplicaOutcome } from '../../db/replica/Replica.ts';
import type { UserCall } from '../../http/Call.ts';

/** How the last read of much ended, and how many went to the replica and to the primary. */
const replicaFacts = ({ context: { replica }, say }: UserCall): readonly StatusFact[] => {
  if (replica === undefined) return [];
  const { read, late, away, conflict } = replica.counts;
  const last = replica.last ?? 'unused';
  return [
    {
      label: say('status.replica'),
      value: say('status.replicaOf', {
        state: say(`status.replica.${last}`),
        n: read,
        others: late + away + conflict,
      }),
      tone: tones[last],
    },
  ];
};

const tones: Readonly<Record<ReplicaOutcome | 'unused', FactTone>> = {
  ...{ read: 'good', unused: 'good', writes: 'good', conflict: 'warning', late: 'warning', away: 'bad' },
};

/** The process: its version, since when it runs, its database and memory. */
export const serverPanel: StatusSource = {
  name: 'server',
  read: async (call) => {
    const { context, say } = call;
    const { db, clock } = context;
    const { rows } = await db.query(
      `select current_setting('server_version') as "version", pg_database_size(current_database()) as "size"`,
    );
    const uptime = process.uptime() * 1_000;
    const kind = say(db.kind === 'postgres' ? 'status.postgres' : 'status.embedded');
    return {
      lists: [],
      facts: [
        { label: say('status.version'), value: productVersion },
        {
          label: say('status.startedAt'),
          value: `${clock.at(-uptime)} · ${agoText(call, uptime)}`,
        },
        { label: say('status.database'), value: `${kind} ${String(rows[0]?.version ?? '')}` },
        ...replicaFacts(call),
        { label: say('status.databaseSize'), value: shownBytes(Number(rows[0]?.size ?? 0)) },
        { label: say('status.memory'), value: shownBytes(process.memoryUsage.rss()) },
        { label: say('status.process'), value: say('status.processOf', { pid: process.pid }) },
      ],
    };
  },
};
