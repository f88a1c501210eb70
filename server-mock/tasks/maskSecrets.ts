/** Replaces tokens and secrets in the log. */
const mask = '***';

/** A signed token (JWT), also one that the end of the text cuts off. */
const tokens = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g;

/** A member of JSON whose name says that its value is a secret, also one that the end of the text cuts off. */
const members =
  /("(?:\w{0,20}password|\w{0,20}pwd|\w{0,20}secret|\w{0,20}token|api_?key|authorization|authvalue)\\{0,3}" {0,4}: {0,4}\\{0,3}")[^"\\]*/gi;

/** A text with tokens, named secrets and the given values masked. Linear in the text. */
export const maskSecrets = (text: string, values: readonly string[]): string =>
  values
    .filter((value) => value !== '')
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1)])
    .reduce((masked, value) => masked.replaceAll(value, mask), text)
    .replace(tokens, mask)
    .replace(members, `$1${mask}`);
