import { KnownFailure } from '../http/KnownFailure.ts';
import { DirectoryFiles } from './DirectoryFiles.ts';
import type { Arrived, StoredBytes } from './FileStore.ts';
import { Reachability } from './Reachability.ts';

/**
 * Stores file contents in a directory that several processes share, of a file system that all of them mount. Without its mark it is not mounted:
 * nothing is written then, as it would land on the disk of this machine, and nothing counts as missing.
 */
export class SharedDirectoryFiles extends DirectoryFiles {
  override readonly predatesMarks = false;
  readonly #reachability = new Reachability(
    async () => (await this.mark.read()) !== undefined && super.isWritable(),
  );

  override async receive(bytes: AsyncIterable<Uint8Array>, most: number): Promise<Arrived | undefined> {
    await this.#mounted();
    return super.receive(bytes, most);
  }

  override async read(id: string): Promise<StoredBytes | undefined> {
    await this.#mounted();
    return super.read(id);
  }

  override async peek(id: string): Promise<StoredBytes | undefined> {
    await this.#mounted();
    return super.peek(id);
  }

  override isReachable(): Promise<boolean> {
    return this.#reachability.answers();
  }

  /** No disk of this machine is written to. */
  override isWritable(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async #mounted(): Promise<void> {
    if ((await this.mark.read()) === undefined)
      throw new KnownFailure('upload.storeAway', `${this.directory} has no mark: it is not mounted`);
  }
}
