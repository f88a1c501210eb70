/** A JSON pointer (RFC 6901) of these steps: `pointer('fields', 3, 'a/b')` is `/fields/3/a~1b`. */
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

/** An issue's path in two: the file (or schema) and the pointer inside it. */
export const splitPath = (path: string): { readonly file: string; readonly pointer: string } => {
  const hash = path.indexOf('#');
  return hash < 0
    ? { file: path, pointer: '' }
    : { file: path.slice(0, hash), pointer: path.slice(hash + 1) };
};
