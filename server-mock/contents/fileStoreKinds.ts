import { type BucketPatience, openBucket } from '../buckets/openBucket.ts';
import { shownS3 } from '../buckets/S3Place.ts';
import { DatabaseFiles, type StoreDatabase } from './DatabaseFiles.ts';
import { DirectoryFiles } from './DirectoryFiles.ts';
import type { FileStore } from './FileStore.ts';
import type { FilesPlace } from './FilesPlace.ts';
import { SharedDirectoryFiles } from './SharedDirectoryFiles.ts';

/** What a store works with. */
export interface StoreServices {
  /** Folder of this machine, in which uploads arrive where the store has none of its own. */
  readonly arrivals: string;
  readonly db: StoreDatabase;
  readonly timeZone: string;
  /** How long a bucket may take. */
  readonly patience: BucketPatience;
}

/** A kind of place for files. */
interface FileStoreKind<P extends FilesPlace> {
  /** The place, for people; without a key. */
  shown(place: P): string;
  open(place: P, services: StoreServices): Promise<FileStore>;
}

const kinds: { readonly [K in FilesPlace['kind']]: FileStoreKind<Extract<FilesPlace, { kind: K }>> } = {
  database: {
    shown: () => 'PostgreSQL',
    open: async (_, { arrivals, db, timeZone }) => new DatabaseFiles(arrivals, db, timeZone),
  },
  own: {
    shown: ({ directory }) => directory,
    open: async ({ directory }) => new DirectoryFiles(directory),
  },
  shared: {
    shown: ({ directory }) => directory,
    open: async ({ directory }) => new SharedDirectoryFiles(directory),
  },
  s3: {
    shown: ({ place }) => shownS3(place),
    open: async (access, { arrivals, patience }) => {
      // Loaded where there is a bucket.
      const { S3Files } = await import('./S3Files.ts');
      return new S3Files(arrivals, await openBucket(access, patience));
    },
  },
};

// Each kind takes only places of its own, which the compiler cannot follow by the key.
const kindOf = <P extends FilesPlace>({ kind }: P): FileStoreKind<P> =>
  kinds[kind] as unknown as FileStoreKind<P>;

export const shownFilesPlace = (place: FilesPlace): string => kindOf(place).shown(place);

export const openFileStore = (place: FilesPlace, services: StoreServices): Promise<FileStore> =>
  kindOf(place).open(place, services);
