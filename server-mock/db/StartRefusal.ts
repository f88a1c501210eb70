/** Stops the start of the server. The message says what is wrong and what to do, in Chinese and English. */
export class StartRefusal extends Error {
  constructor(zh: string, en: string, options?: { readonly cause: unknown }) {
    super(`${zh}\n${en}`, options);
    this.name = 'StartRefusal';
  }
}
