import type { Answer } from './Answer.ts';

/** What an upload is told while it runs. */
export interface UploadOptions {
  /** Cancels it. */
  readonly signal: AbortSignal;
  /** Share of the file that is on its way, 0 to 1. */
  onProgress(share: number): void;
}

/** Files of records: sent, read and shown. Loaded when the first file field needs it. */
export interface FileSource {
  /** Sends one file under this name; answers its path. */
  upload(address: string, file: Blob, name: string, options: UploadOptions): Promise<Answer<string>>;
  /** The bytes behind a path of a value. */
  download(path: string): Promise<Answer<Blob>>;
  /** Addresses of pictures for `<img>`, by path; what may not be seen is left out. They hold for ten minutes. */
  pictures(paths: readonly string[]): Promise<Answer<Readonly<Record<string, string>>>>;
}
