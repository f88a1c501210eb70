import { readableFiles } from '../files/readableFiles.ts';
import type { UserCall } from '../http/Call.ts';

/** Limits: bytes of one picture, and bytes and number of all pictures of a call. */
const mostBytes = 5 * 1024 * 1024;
const mostInAll = 40 * 1024 * 1024;
const mostPictures = 500;

/** The contents of stored pictures that the user may see, by path. What is missing or too large is left out. */
export const readPictures = async (
  call: UserCall,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const read = new Map<string, Uint8Array>();
  if (paths.size === 0) return read;
  const files = await readableFiles(call, [...paths].slice(0, mostPictures));
  let left = mostInAll;
  for (const [path, { id, size }] of files) {
    if (size > Math.min(mostBytes, left)) continue;
    const stored = await call.context.fileStore.read(id);
    if (stored === undefined) continue;
    read.set(path, new Uint8Array(await new Response(stored.open()).arrayBuffer()));
    left -= size;
  }
  return read;
};
