import { reaction } from 'mobx';
import type { App } from '../host/AppContext.ts';
import type { DetailStore } from './DetailStore.ts';

/** Fills a detail whenever its header's field is chosen anew (`DetailSchema.fill`); answers what ends it. */
export function keepFilled(app: Pick<App, 'data' | 'notify' | 't'>, detail: DetailStore): () => void {
  const { fill } = detail.schema;
  if (!fill || !detail.main.has(fill.via)) return () => undefined;
  return reaction(
    () => detail.main.value(fill.via),
    (chosen) =>
      void import('./fillDetail.ts').then(
        ({ fillDetail }) => fillDetail(app, detail, fill, chosen),
        () => app.notify.error(app.t('shell.chunkFailed')),
      ),
  );
}
