import { useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { PrintedDocument } from '../../runtime/wire/print/Print.ts';

/** Milliseconds until a selection is asked for: rows are often selected one after the other. */
const delay = 300;

/** How often documents were printed, by whom and when. `made`: changes when one may have been printed again. */
export const usePrinted = (
  api: string,
  keys: readonly (string | number)[],
  made: number,
): readonly PrintedDocument[] => {
  const { data } = useApp();
  const [printed, setPrinted] = useState<readonly PrintedDocument[]>([]);
  const text = JSON.stringify(keys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after a print
  useEffect(() => {
    let isOver = false;
    const asked = JSON.parse(text) as readonly (string | number)[]; // made above
    setPrinted([]);
    if (asked.length === 0) return undefined;
    const ask = async (): Promise<void> => {
      const answer = await (await data.record()).printed(api, { keys: asked });
      if (!isOver && answer.ok) setPrinted(answer.data);
    };
    // Without print counts documents can be printed all the same.
    const timer = setTimeout(() => void ask().catch(() => undefined), delay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [data, api, text, made]);
  return printed;
};
