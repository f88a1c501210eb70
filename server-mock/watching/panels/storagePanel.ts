import { statfs } from 'node:fs/promises';
import type { FactTone, StatusFact } from '../../../runtime/wire/watching/Status.ts';
import { shownBytes } from '../../backup/shownBytes.ts';
import type { StatusSource } from '../../context/StatusSource.ts';
import type { UserCall } from '../../http/Call.ts';
import { storedFiles } from '../storedFiles.ts';

/** Shares of a disk below which it is to be looked at, and is wrong. */
const low = { warning: 15, bad: 5 } as const;

const toneOf = (percent: number): FactTone =>
  percent < low.bad ? 'bad' : percent < low.warning ? 'warning' : 'good';

/** The free space of the disk with this folder, or with the nearest folder above that is there. */
const diskFact = async ({ say }: UserCall, label: string, folder: string): Promise<StatusFact> => {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk === undefined || disk.blocks === 0) return { label, value: say('status.diskUnknown') };
  const percent = Math.round((disk.bavail / disk.blocks) * 100);
  const free = shownBytes(disk.bavail * disk.bsize);
  const all = shownBytes(disk.blocks * disk.bsize);
  return { label, value: say('status.diskOf', { free, all, percent }), tone: toneOf(percent) };
};

/** What is stored, and how much room is left. */
export const storagePanel: StatusSource = {
  name: 'storage',
  read: async (call) => {
    const { context, say } = call;
    const { installation } = context;
    const { files, bytes } = await storedFiles(context);
    const isReachable = await context.fileStore.isReachable();
    const size = await context.db.query('select pg_database_size(current_database()) as "size"');
    return {
      lists: [],
      facts: [
        {
          label: say('status.databaseSize'),
          value: shownBytes(Number(size.rows[0]?.size ?? 0)),
        },
        { label: say('status.files'), value: say('status.filesOf', { n: files, size: shownBytes(bytes) }) },
        {
          label: say('status.fileStore'),
          value: isReachable
            ? context.fileStore.shown
            : say('status.fileStoreAway', { place: context.fileStore.shown }),
          tone: isReachable ? ('good' as const) : ('bad' as const),
        },
        ...(installation === undefined
          ? []
          : [
              await diskFact(call, say('status.disk'), installation.dataDirectory),
              await diskFact(call, say('status.backupDisk'), installation.backupDirectory),
            ]),
      ],
    };
  },
};
