import { isObject } from '../../../runtime/model/schema/Json.ts';
import type { Queryable } from '../../db/Database.ts';
import { readSetting, writeSetting } from '../../db/settings.ts';

/** Reads a note about backups. Undefined: there is none, or it is damaged. */
export const readNote = async (
  db: Queryable,
  id: string,
): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const stored = await readSetting(db, id);
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a note about backups. */
export const writeNote = (db: Queryable, id: string, value: object, now: string): Promise<void> =>
  writeSetting(db, { id, value: JSON.stringify(value), userId: 1, now });
