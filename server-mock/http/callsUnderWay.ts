let count = 0;

/** Calls this process is answering now, whoever asks; long work of one of them makes room for the others (`Pace`). */
export const callsUnderWay = (): number => count;

/** One more call under way, until it is answered. */
export const underWay = async <T>(answer: () => T | Promise<T>): Promise<T> => {
  count += 1;
  try {
    return await answer();
  } finally {
    count -= 1;
  }
};
