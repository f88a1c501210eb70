/** Makes a JSON pointer (RFC 6901): `pointer('fields', 3, 'a/b')` is `/fields/3/a~1b`. */
export const pointer = (...steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The steps of a JSON pointer. */
export const stepsOf = (text: string): readonly string[] =>
  text === ''
    ? []
    : text
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Splits the path of an issue into file (or schema) and pointer. */
export const splitPath = (path: string): { readonly file: string; readonly pointer: string } => {
  const hash = path.indexOf('#');
  return hash < 0
    ? { file: path, pointer: '' }
    : { file: path.slice(0, hash), pointer: path.slice(hash + 1) };
};
