import type { Bytes } from './Bytes.ts';

/** A directory entry of a zip; nothing is unpacked. */
interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
}

/** Archive limits: enough for drawings and reports, too small for a bomb. */
const limits = {
  entries: 20_000,
  directory: 8 * 1024 * 1024,
  unpacked: 1024 * 1024 * 1024,
  /** Unpacked bytes below which the ratio does not matter. */
  harmless: 32 * 1024 * 1024,
  ratio: 200,
} as const;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;

/**
 * Names in the directory of a zip. `broken`: the directory is unreadable. `bomb`: the archive unpacks to too much,
 * or a name leads outside.
 */
export async function zipDirectory(bytes: Bytes): Promise<readonly string[] | 'broken' | 'bomb'> {
  const tail = await bytes.read(
    Math.max(0, bytes.size - endLength - longestComment),
    endLength + longestComment,
  );
  const end = endOf(tail);
  if (end === undefined) return 'broken';
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const at = tail.readUInt32LE(end + 16);
  if (count > limits.entries || length > limits.directory) return 'bomb';
  if (at + length > bytes.size) return 'broken';
  const entries = entriesOf(await bytes.read(at, length), count);
  if (entries === undefined) return 'broken';
  return isHarmless(entries, bytes.size) ? entries.map((entry) => entry.name) : 'bomb';
}

/** Offset of the end record, searched from the back: only a comment may follow it. */
function endOf(tail: Buffer): number | undefined {
  for (let at = tail.length - endLength; at >= 0; at--) if (tail.readUInt32LE(at) === endSignature) return at;
  return undefined;
}

function entriesOf(directory: Buffer, count: number): readonly ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
    });
    at += 46 + nameLength + rest;
  }
  return entries;
}

function isHarmless(entries: readonly ZipEntry[], size: number): boolean {
  let packed = 0;
  let unpacked = 0;
  for (const entry of entries) {
    // 0xffffffff: zip64 stores the size elsewhere; files of our size do not need it.
    if (entry.unpacked === 0xffffffff || leadsElsewhere(entry.name)) return false;
    packed += entry.packed;
    unpacked += entry.unpacked;
  }
  // More packed bytes than the file has: entries overlap.
  if (packed > size || unpacked > limits.unpacked) return false;
  return unpacked <= limits.harmless || unpacked <= size * limits.ratio;
}

function leadsElsewhere(name: string): boolean {
  return /^[\\/]|^[A-Za-z]:|(^|[\\/])\.\.([\\/]|$)|\0/.test(name);
}
