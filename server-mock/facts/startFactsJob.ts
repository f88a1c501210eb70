import type { Job } from '../capability/Capability.ts';
import type { FactSource } from './FactSource.ts';
import { keepFacts } from './keepFacts.ts';

/** Milliseconds after a publication; several in a row are one. */
const pause = 2000;

/** Keeps the facts of the sources up to date: at the start, and whenever other schemas are in force. */
export const startFactsJob =
  (sources: readonly FactSource[]): Job =>
  (context) => {
    let running: Promise<void> = Promise.resolve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const keep = async (): Promise<void> => {
      for (const source of sources)
        await keepFacts(context, source).catch((error: unknown) =>
          context.log.error({ err: error, table: source.table }, 'facts were not written'),
        );
    };
    const wake = (): void => {
      if (isOver) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(keep);
      }, pause);
      timer.unref();
    };
    running = keep();
    context.catalog.source.onUse(wake);
    return async () => {
      isOver = true;
      clearTimeout(timer);
      await running;
    };
  };
