// A module loaded again under another name, so that its functions are separate: see copies.ts.
declare module '*&copy' {
  export const askRecord: typeof import('./askRecord.ts').askRecord;
}
