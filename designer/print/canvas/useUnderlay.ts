import { useCallback, useEffect, useState } from 'react';

/** The picture of the customer's paper below the canvas. It stays in this window and is sent nowhere. */
interface Underlay {
  /** Undefined: there is none. */
  readonly url: string | undefined;
  /** Undefined takes it away. */
  put(file: File | undefined): void;
}

/** Keeps a picture below the canvas while the designer is open. */
export function useUnderlay(): Underlay {
  const [url, setUrl] = useState<string>();
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  const put = useCallback(
    (file: File | undefined) => setUrl(file === undefined ? undefined : URL.createObjectURL(file)),
    [],
  );
  return { url, put };
}
