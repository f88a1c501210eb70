import type { Answer } from './Answer.ts';

/** Options of a running upload. */
export interface UploadOptions {
  /** Cancels the upload. */
  readonly signal: AbortSignal;
  /** Receives the sent share of the file, 0 to 1. */
  onProgress(share: number): void;
}

/** Upload, download and display of files. Loaded when the first file field needs it. */
export interface FileSource {
  /** Uploads a file under this name. Returns its path. */
  upload(address: string, file: Blob, name: string, options: UploadOptions): Promise<Answer<string>>;
  /** Downloads the bytes of a path in a value. */
  download(path: string): Promise<Answer<Blob>>;
  /** Addresses for `<img>`, by path; valid for ten minutes. Omits pictures that the user may not see. */
  pictures(paths: readonly string[]): Promise<Answer<Readonly<Record<string, string>>>>;
}
