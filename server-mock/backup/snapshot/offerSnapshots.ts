import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '../../db/Database.ts';
import type { Logger } from '../../log/Logger.ts';
import { addressFile, type SnapshotAddress, type SnapshotAnswer } from './SnapshotAnswer.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/** Milliseconds in which a caller must say the secret, and the longest secret it may send. */
const patience = 5_000;
const longestSecret = 200;

const folderStart = 'snapshot-';

/** What snapshots are taken of. */
interface Offered {
  readonly db: Database;
  readonly dataDirectory: string;
  readonly log: Logger;
}

/**
 * Gives commands on this machine a copy of the embedded database while this process owns it: a data directory of PGlite belongs to
 * one process. Listens on 127.0.0.1; port and secret are in the data directory. One copy at a time; it is removed when its caller
 * closes the connection, or ends. Returns how to stop.
 */
export async function offerSnapshots({ db, dataDirectory, log }: Offered): Promise<() => Promise<void>> {
  for (const name of readdirSync(dataDirectory).filter((one) => one.startsWith(folderStart)))
    rmSync(join(dataDirectory, name), { recursive: true, force: true });
  const secret = randomBytes(32).toString('base64url');
  const sockets = new Set<Socket>();
  let taken: Promise<void> = Promise.resolve();
  let holder: Socket | undefined;

  const give = async (socket: Socket): Promise<void> => {
    const directory = join(dataDirectory, `${folderStart}${randomBytes(6).toString('hex')}`);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    if (socket.destroyed) return;
    try {
      const waited = await takeSnapshot(db, join(dataDirectory, 'db'), directory);
      log.info({ waited: Math.round(waited) }, 'a backup took a copy of the database');
      say(socket, { directory, takenAt: new Date().toISOString(), waited });
      await closed;
    } catch (error) {
      log.error({ err: error }, 'a backup could not take a copy of the database');
      say(socket, { refused: 'failed', reason: error instanceof Error ? error.message : String(error) });
      socket.end();
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    let heard = '';
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.setTimeout(patience, () => socket.destroy());
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      heard += text;
      if (heard.length > longestSecret) socket.destroy();
      if (!heard.endsWith('\n') || socket.destroyed) return;
      socket.setTimeout(0);
      socket.removeAllListeners('data').resume();
      if (!isSame(heard.trim(), secret)) socket.destroy();
      else if (holder !== undefined) socket.end(lineOf({ refused: 'busy' }));
      else {
        holder = socket;
        const free = (): void => {
          holder = holder === socket ? undefined : holder;
        };
        // A caller that has ended its side waits for nothing more; the next one waits until its copy is removed.
        socket.once('end', free).once('close', free);
        taken = taken.then(() => give(socket));
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const file = join(dataDirectory, addressFile);
  const address: SnapshotAddress = {
    ...{ pid: process.pid, port: (server.address() as AddressInfo).port, secret },
  };
  writeFileSync(file, JSON.stringify(address), { mode: 0o600 });
  chmodSync(file, 0o600);
  return async () => {
    rmSync(file, { force: true });
    server.close();
    for (const socket of sockets) socket.destroy();
    await taken;
  };
}

const lineOf = (answer: SnapshotAnswer): string => `${JSON.stringify(answer)}\n`;
const say = (socket: Socket, answer: SnapshotAnswer): void => void socket.write(lineOf(answer));

/** Compares in constant time, whatever the lengths. */
const isSame = (given: string, own: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(own));
};
