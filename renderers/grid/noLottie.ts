/**
 * Stands in for `lottie-web` in the build: VTable's renderer brings it for animations no table has, and it evaluates
 * text as code, which our Content-Security-Policy forbids and which would be 300 KB.
 */
export const loadAnimation = (): never => {
  throw new Error('lottie is not part of this build');
};
