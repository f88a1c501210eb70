import type { FileHandle } from 'node:fs/promises';

/** Random access to a file's bytes, without loading the whole file. */
export interface Bytes {
  readonly size: number;
  /** Up to `length` bytes from `at`; fewer at the end. */
  read(at: number, length: number): Promise<Buffer>;
}

/** The bytes of an open file. */
export function bytesOf(handle: FileHandle, size: number): Bytes {
  return {
    size,
    async read(at, length) {
      if (at < 0 || at >= size) return Buffer.alloc(0);
      const buffer = Buffer.alloc(Math.min(length, size - at));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
      return buffer.subarray(0, bytesRead);
    },
  };
}
