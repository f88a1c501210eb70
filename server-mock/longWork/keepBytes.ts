import type { ServerContext } from '../context/ServerContext.ts';
import type { Answer, FileBody } from '../http/Answer.ts';

/** Maximum bytes of a file that a task answers. */
const mostBytes = 1024 ** 3;

async function* piecesOf(bytes: FileBody['bytes'], signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (bytes instanceof Uint8Array) {
    yield bytes;
    return;
  }
  // Leaving the loop cancels the stream, and with it what it reads from.
  for await (const piece of bytes) {
    signal.throwIfAborted();
    yield piece;
  }
}

/** Keeps the bytes of an answer under an id in the file store, which is when a stream does its work. */
export const keepBytes = async (
  { fileStore }: Pick<ServerContext, 'fileStore'>,
  id: string,
  { file }: Answer,
  signal: AbortSignal,
): Promise<void> => {
  if (file === undefined) return;
  const arrived = await fileStore.receive(piecesOf(file.bytes, signal), mostBytes);
  if (arrived === undefined) throw new Error('a file of a task is over its limit');
  await fileStore.keep(arrived, id);
};
