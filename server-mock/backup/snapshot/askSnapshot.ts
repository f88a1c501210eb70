import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RunningProcess } from '../../db/runningProcess.ts';
import { BackupRefusal } from '../BackupRefusal.ts';
import { addressFile, readAddress, readSnapshotAnswer } from './SnapshotAnswer.ts';

/** A copy of a running database. It is removed with `release`, or when this process ends. */
export interface Snapshot {
  readonly directory: string;
  /** Moment of the copy, as an ISO instant. */
  readonly takenAt: string;
  /** Milliseconds that calls of the server waited. */
  readonly waited: number;
  release(): Promise<void>;
}

/** Asks the server that owns a data directory for a copy of its database. Throws a {@link BackupRefusal}. */
export async function askSnapshot(
  dataDirectory: string,
  owner: RunningProcess | undefined,
): Promise<Snapshot> {
  const silent = new BackupRefusal('backup.serverSilent', { folder: dataDirectory, pid: owner?.pid ?? '?' });
  const address = addressIn(dataDirectory);
  // A file that a killed server left behind names a port that may be another program's now.
  if (address === undefined || address.pid !== owner?.pid) throw silent;
  const socket = connect(address.port, '127.0.0.1');
  try {
    socket.write(`${address.secret}\n`);
    const line = await new Promise<string>((resolve, reject) => {
      socket.once('error', reject);
      createInterface(socket)
        .once('line', resolve)
        .once('close', () => resolve(''));
    });
    const answer = readSnapshotAnswer(line);
    if (answer === undefined) throw silent;
    if ('refused' in answer)
      throw answer.refused === 'busy'
        ? new BackupRefusal('backup.twice', {})
        : new BackupRefusal('backup.serverRefused', { reason: answer.reason });
    socket.on('error', () => socket.destroy());
    return {
      ...answer,
      release: () =>
        new Promise((resolve) => {
          socket.once('close', () => resolve());
          socket.setTimeout(5_000, () => socket.destroy());
          socket.resume().end();
          if (socket.destroyed) resolve();
        }),
    };
  } catch (error) {
    socket.on('error', () => undefined);
    socket.destroy();
    throw error instanceof BackupRefusal ? error : silent;
  }
}

const addressIn = (dataDirectory: string) => {
  try {
    return readAddress(readFileSync(join(dataDirectory, addressFile), 'utf8'));
  } catch {
    return undefined;
  }
};
