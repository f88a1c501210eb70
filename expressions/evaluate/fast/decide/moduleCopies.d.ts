// A module loaded once more under a name of its own, so that its functions are functions of their own: see copies.ts.
declare module '*&copy' {
  export const askRecord: typeof import('./askRecord.ts').askRecord;
}
