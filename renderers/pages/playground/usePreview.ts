import { useCallback, useEffect, useRef, useState } from 'react';
import { type App, useApp } from '../../../runtime/host/AppContext.ts';
import type { PreviewResult } from '../../../runtime/host/windowJig.ts';
import { type MadePreview, makePreview } from './makePreview.ts';
import type { Source } from './Source.ts';

/** Milliseconds without typing before the preview updates. */
const pause = 150;

interface Waiting {
  readonly source: Source;
  readonly done: (result: PreviewResult) => void;
}

/** The current source and its preview; `show` resolves when the preview of its source is on screen. */
export function usePreview(first: () => Source): {
  readonly source: Source;
  readonly made: MadePreview | undefined;
  readonly edit: (source: Source) => void;
  readonly show: (source: Source) => Promise<PreviewResult>;
} {
  const app: App = useApp();
  const [source, edit] = useState(first);
  const [made, setMade] = useState<MadePreview>();
  const waiting = useRef<readonly Waiting[]>([]);

  useEffect(() => {
    let current = true;
    const run = (): void => void makePreview(app, source).then((result) => current && setMade(result));
    const timer = source.typed ? setTimeout(run, pause) : undefined;
    if (!source.typed) run();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [app, source]);

  useEffect(() => {
    if (!made) return;
    // A caller whose source was replaced gets the result of the current one.
    const answered = waiting.current.filter((one) => one.source === made.source || one.source !== source);
    waiting.current = waiting.current.filter((one) => !answered.includes(one));
    for (const { done } of answered) done({ drawn: made.draw !== undefined, issues: made.issues });
  }, [made, source]);

  const show = useCallback(
    (next: Source) =>
      new Promise<PreviewResult>((done) => {
        waiting.current = [...waiting.current, { source: next, done }];
        edit(next);
      }),
    [],
  );
  return { source, made, edit, show };
}
