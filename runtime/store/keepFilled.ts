import { reaction } from 'mobx';
import type { App } from '../host/AppContext.ts';
import type { DetailStore } from './DetailStore.ts';

/** Fills a detail whenever its header's field is chosen anew (`DetailSchema.fill`); answers what ends it. */
export function keepFilled(app: Pick<App, 'data' | 'notify' | 't'>, detail: DetailStore): () => void {
  const { main, schema } = detail;
  const { fill } = schema;
  if (!fill || !main.has(fill.via)) return () => undefined;
  return reaction(
    () => main.cell(fill.via).value,
    (chosen) =>
      void import('./fillDetail.ts').then(
        ({ fillDetail }) => fillDetail(app, detail, fill, chosen),
        () => app.notify.error(app.t('shell.chunkFailed')),
      ),
  );
}
