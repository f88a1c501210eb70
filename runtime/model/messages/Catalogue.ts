/** One text in every language of the product. `{name}` marks a placeholder; both languages use the same ones. */
export interface Message {
  readonly zh: string;
  readonly en: string;
}

/** Texts by key. Each file of this folder has the keys of one area, prefixed with its name. */
export type Catalogue = Readonly<Record<string, Message>>;
