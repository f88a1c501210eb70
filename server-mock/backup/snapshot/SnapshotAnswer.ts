import { isObject } from '../../../runtime/model/schema/Json.ts';
import { parseJson } from '../../../runtime/wire/parseJson.ts';

/** Where the server listens for commands of this machine: `DATA_DIR/operator.json`, which only its account can read. */
export interface SnapshotAddress {
  readonly pid: number;
  readonly port: number;
  /** A caller must say it first. */
  readonly secret: string;
}

/** The server's answer, as one line of JSON: the copy lives until the caller closes the connection. */
export type SnapshotAnswer =
  | { readonly directory: string; readonly takenAt: string; readonly waited: number }
  | { readonly refused: 'busy' }
  | { readonly refused: 'failed'; readonly reason: string };

export const addressFile = 'operator.json';

/** Reads an address; undefined for other texts. */
export const readAddress = (content: string): SnapshotAddress | undefined => {
  const read = parseJson(content);
  if (!read.ok || !isObject(read.value)) return undefined;
  const { pid, port, secret } = read.value;
  return typeof pid === 'number' && typeof port === 'number' && typeof secret === 'string'
    ? { pid, port, secret }
    : undefined;
};

/** Reads an answer; undefined for other texts. */
export const readSnapshotAnswer = (line: string): SnapshotAnswer | undefined => {
  const read = parseJson(line);
  if (!read.ok || !isObject(read.value)) return undefined;
  const { directory, takenAt, waited, refused, reason } = read.value;
  if (refused === 'busy') return { refused };
  if (refused === 'failed') return { refused, reason: String(reason) };
  return typeof directory === 'string' && typeof takenAt === 'string' && typeof waited === 'number'
    ? { directory, takenAt, waited }
    : undefined;
};
