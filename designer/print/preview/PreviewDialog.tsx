import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { knownFont } from '../../../runtime/model/print/layout/knownFont.ts';
import { layoutDocument } from '../../../runtime/model/print/layout/layoutDocument.ts';
import type { TemplatePreview } from '../../../runtime/wire/print/PrintDesign.ts';
import { SheetPage } from '../sheet/SheetPage.tsx';
import { type PrintDesignStore, usualSize } from '../store/PrintDesignStore.ts';
import { type NamedRecord, useRecords } from './useRecords.ts';
import '../../kit/designPage.css';
import '../../kit/input.css';

interface PreviewDialogProps {
  readonly store: PrintDesignStore;
  onClose(): void;
}

/** Rows of the made-up long document, and pages that are drawn of one. */
const manyRows = 300;
const mostPages = 60;

/** Key of the choice of the made-up document. */
const madeUp = '';

/** The template as it is designed, with a stored document as the user may read it, or with a made-up one of 300 rows. */
export const PreviewDialog = observer(function PreviewDialog({
  store,
  onClose,
}: PreviewDialogProps): ReactNode {
  const { t, data } = useApp();
  const id = useId();
  const [typed, setTyped] = useState('');
  const records = useRecords(store.doc.main, typed);
  const [chosen, setChosen] = useState<string>();
  const [zoom, setZoom] = useState(1);
  const [filled, setFilled] = useState<TemplatePreview>();
  const [failed, setFailed] = useState<string>();
  // The newest document first; without any the made-up one.
  const key = chosen ?? records?.[0]?.key ?? (records === undefined ? undefined : madeUp);
  const { draft, patch, sheet, designed } = store;
  useEffect(() => {
    if (key === undefined || key === madeUp) return;
    const asked = new AbortController();
    void (async () => {
      const { prints } = await data.designs();
      const answer = await prints.preview({ name: designed.name, patch, key }, asked.signal);
      if (asked.signal.aborted) return;
      setFilled(answer.ok ? answer.data : undefined);
      setFailed(answer.ok ? undefined : answer.failure.message);
    })();
    return () => asked.abort();
  }, [key, patch, data, designed.name]);
  const pages = useMemo(() => {
    if (key === madeUp) return store.sample(manyRows).map(({ boxes }) => boxes);
    const look = { sheet, size: draft.size ?? usualSize };
    return (filled?.documents ?? []).flatMap((one) => layoutDocument(one, look, knownFont).pages);
  }, [key, filled, sheet, draft.size, store]);
  const shown = pages.slice(0, mostPages);
  const choices: readonly NamedRecord[] = records ?? [];
  return (
    <Dialog
      title={t('editor.preview')}
      width="92vw"
      height="auto"
      padding={0}
      className="jig-pd-preview"
      onClose={onClose}
      footer={
        <Button type="tertiary" onClick={onClose}>
          {t('list.close')}
        </Button>
      }
    >
      <div className="jig-ed-toolbar">
        <label htmlFor={`${id}-find`}>{t('printDesign.findRecord')}</label>
        <input
          id={`${id}-find`}
          type="search"
          className="jig-ed-input jig-ed-search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <label htmlFor={`${id}-record`}>{t('printDesign.record')}</label>
        <select
          id={`${id}-record`}
          className="jig-ed-input jig-ed-search"
          value={key ?? madeUp}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {choices.map((one) => (
            <option key={one.key} value={one.key}>
              {one.title}
            </option>
          ))}
          <option value={madeUp}>{t('printDesign.manyRows', { n: manyRows })}</option>
        </select>
        <ZoomChoice zoom={zoom} onZoom={setZoom} />
        <span role="status">
          {key === undefined ? t('box.loading') : t('printDesign.pages', { n: pages.length })}
        </span>
      </div>
      {failed === undefined || key === madeUp ? null : <p role="alert">{failed}</p>}
      {key === madeUp
        ? null
        : filled?.notes.map((note) => (
            <p key={note} className="jig-pd-note">
              {note}
            </p>
          ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it */}
      <section className="jig-pd-pages" tabIndex={0} aria-label={t('editor.preview')}>
        {shown.map((boxes, at) => (
          <SheetPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={at}
            sheet={sheet}
            boxes={boxes}
            codes={store.codes}
            font={store.font}
            zoom={zoom}
            label={t('printDesign.page', { n: at + 1, of: pages.length })}
          />
        ))}
        {pages.length > shown.length ? (
          <p className="jig-pd-note">{t('printDesign.morePages', { n: pages.length - shown.length })}</p>
        ) : null}
      </section>
    </Dialog>
  );
});

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** How large the paper is drawn; 100% is its true size. */
export function ZoomChoice({
  zoom,
  onZoom,
}: {
  readonly zoom: number;
  onZoom(zoom: number): void;
}): ReactNode {
  const { t } = useApp();
  const id = useId();
  return (
    <>
      <label className="jig-hidden" htmlFor={id}>
        {t('printDesign.zoom')}
      </label>
      <select
        id={id}
        className="jig-ed-input jig-pd-zoom"
        value={zoom}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
      >
        {zooms.map((one) => (
          <option key={one} value={one}>
            {one === 1 ? t('printDesign.trueSize') : `${one * 100}%`}
          </option>
        ))}
      </select>
    </>
  );
}
