import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProcess, readProcess } from './runningProcess.ts';

/** Milliseconds to wait for the owner to say who it is. */
const patience = 1_000;
/** Longest answer of an owner, in characters. */
const longest = 1_000;

/** The directory is owned by this process, or by the process that `holder` names if it answered. */
export type DirectoryOwner =
  | { readonly ok: true; release(): void }
  | { readonly ok: false; readonly holder: RunningProcess | undefined };

/**
 * Address that one process at a time can listen on. It names the directory itself, so it survives a rename and
 * the deletion of any file in it.
 */
const addressOf = (directory: string): string => {
  const { dev, ino } = statSync(directory);
  const name = `jig-${createHash('sha256').update(`${dev} ${ino}`).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
};

/** The server that holds the address, or the code of the error. */
const listen = (address: string, owner: RunningProcess): Promise<Server | string> =>
  new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(JSON.stringify(owner));
    });
    server.unref();
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code));
    server.listen(address, () => resolve(server));
  });

/** Asks who holds the address. `dead`: no process listens at a file left behind. */
const ask = (address: string): Promise<RunningProcess | 'dead' | undefined> =>
  new Promise((resolve) => {
    let said = '';
    const socket = connect(address);
    socket.setEncoding('utf8').setTimeout(patience);
    socket.on('data', (text: string) => {
      said += text;
      if (said.length > longest) socket.destroy();
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'dead' : undefined),
    );
    socket.once('timeout', () => socket.destroy());
    socket.once('close', () => resolve(readProcess(said)));
  });

/**
 * Marks a directory as owned by this process, by a sign that the operating system takes away when the process
 * ends. Call it with the lock file held, so that one process at a time removes a sign left behind.
 */
export async function ownDirectory(directory: string, owner: RunningProcess): Promise<DirectoryOwner> {
  const address = addressOf(directory);
  let server = await listen(address, owner);
  if (server === 'EADDRINUSE') {
    const holder = await ask(address);
    if (holder !== 'dead') return { ok: false, holder };
    rmSync(address, { force: true });
    server = await listen(address, owner);
  }
  // A system without such addresses has the lock file alone.
  if (typeof server === 'string') return { ok: true, release: () => undefined };
  const held = server;
  return { ok: true, release: () => void held.close() };
}
