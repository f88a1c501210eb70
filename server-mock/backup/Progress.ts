/** Told while a backup or restore goes on: what it is at, and the bytes done so far. */
export type Progress = (at: { readonly what: string; readonly bytes: number }) => void;
