import type { Bucket } from '../../buckets/Bucket.ts';
import { BackupRefusal } from '../BackupRefusal.ts';
import type { BackupShelf } from './BackupShelf.ts';
import { s3Refusal } from './s3Refusal.ts';

/** A bucket as a shelf: names with a slash belong to others. */
export function s3Shelf(bucket: Bucket): BackupShelf {
  const { shown } = bucket;
  const asked = async <T>(work: Promise<T>, name?: string): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw s3Refusal(error, shown, name);
    }
  };
  const readNames = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const { name } of bucket.list()) if (name !== '' && !name.includes('/')) found.push(name);
    return found;
  };
  const names = (): Promise<readonly string[]> => asked(readNames());
  return {
    async create(name, replace) {
      // Says at once when the service is away, its key wrong or its bucket missing.
      const known = await names();
      if (known.includes(name) && !replace) throw new BackupRefusal('backup.exists', { file: shown + name });
      const upload = bucket.upload(name, 'application/gzip');
      return {
        shown: shown + name,
        out: upload.out,
        commit: () => asked(upload.commit(), name),
        abort: () => upload.abort(),
        refusalOf: (error) => {
          const failure = upload.failure();
          return failure === undefined ? error : s3Refusal(failure, shown, name);
        },
      };
    },
    stored: (name) => ({
      shown: shown + name,
      open: () => asked(bucket.read(name), name),
    }),
    names,
    remove: (name) => asked(bucket.remove(name), name),
  };
}
