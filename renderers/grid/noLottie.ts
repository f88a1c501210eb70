/**
 * Replaces `lottie-web` in the build (`vite.config.ts`).
 * VTable's renderer imports it for animations no table has, and it evaluates text as code, which our
 * Content-Security-Policy forbids.
 */
const noLottie = {
  loadAnimation(): never {
    throw new Error('lottie is not part of this build');
  },
};

// biome-ignore lint/style/noDefaultExport: the replaced module is imported as a default
export default noLottie;
