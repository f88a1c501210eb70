import { reaction } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import type { DetailStore } from '../detail/DetailStore.ts';

/**
 * Fills a detail table whenever its header field changes (`DetailSchema.fill`). Returns the function that
 * ends it.
 */
export function keepFilled(app: Pick<App, 'data' | 'notify' | 't'>, detail: DetailStore): () => void {
  const { main, schema } = detail;
  const { fill } = schema;
  if (!fill || !main.has(fill.via)) return () => undefined;
  return reaction(
    () => main.cell(fill.via).value,
    (chosen) =>
      void import('../detail/fillDetail.ts').then(
        ({ fillDetail }) => fillDetail(app, detail, fill, chosen),
        () => app.notify.error(app.t('shell.chunkFailed')),
      ),
  );
}
