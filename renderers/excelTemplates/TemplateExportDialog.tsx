import Button from '@douyinfe/semi-ui/lib/es/button';
import RadioGroup from '@douyinfe/semi-ui/lib/es/radio/radioGroup';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { saveFile } from '../../runtime/host/saveFile.ts';
import type { TemplateExportSubject } from '../../runtime/store/excelTemplates/TemplateExportStore.ts';
import type { ExportAs, OfferedExcelTemplate } from '../../runtime/wire/excelTemplates/ExcelTemplates.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { WaitingButton } from '../dialogs/WaitingButton.tsx';
import './templateExport.css';

interface TemplateExportDialogProps {
  readonly subject: TemplateExportSubject;
  readonly onClose: () => void;
}

/** Templates of the table; a text: why there are none. */
type Offered = readonly OfferedExcelTemplate[] | string | undefined;

const useTemplates = (table: string): Offered => {
  const { data, t } = useApp();
  const [offered, setOffered] = useState<Offered>(undefined);
  useEffect(() => {
    let isShown = true;
    const read = async (): Promise<Offered> => {
      try {
        const answer = await (await data.workbooks()).excelTemplates(table);
        return answer.ok ? answer.data : answer.failure.message;
      } catch {
        return t('shell.chunkFailed');
      }
    };
    void read().then((found) => {
      if (isShown) setOffered(found);
    });
    return () => {
      isShown = false;
    };
  }, [data, t, table]);
  return offered;
};

/** Chooses the template, and how several documents are exported. */
export function TemplateExportDialog({ subject, onClose }: TemplateExportDialogProps): ReactNode {
  const { t, data, notify } = useApp();
  const { table, name, count, documents } = subject;
  const id = useId();
  const offered = useTemplates(table);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const [as, setAs] = useState<ExportAs>('sheets');
  const [isBusy, setBusy] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const templates = typeof offered === 'object' ? offered : [];
  const template = chosen ?? templates[0]?.id;
  const run = async (): Promise<void> => {
    if (isBusy || template === undefined) return;
    setBusy(true);
    try {
      const calls = await data.workbooks();
      const answer = await calls.exportByTemplate(table, { ...documents, template, as });
      if (answer.ok) {
        saveFile(answer.data.bytes, answer.data.name);
        const notes = answer.data.notes ?? [];
        if (notes.length > 0) notify.success(notes.join(' '));
        if (isOpen.current) onClose();
      } else notify.error(answer.failure.message || t('list.downloadFailed'));
    } catch {
      notify.error(t('shell.chunkFailed'));
    } finally {
      if (isOpen.current) setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('excelTemplate.action')}
      subtitle={name}
      width={480}
      height="auto"
      informs
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={isBusy || template === undefined} onClick={() => void run()}>
            {t(isBusy ? 'excelTemplate.working' : 'excelTemplate.export')}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t('list.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-template-export">
        <p>{count === undefined ? t('excelTemplate.filtered') : t('excelTemplate.selected', { n: count })}</p>
        {typeof offered === 'string' && <p role="alert">{offered}</p>}
        {offered === undefined && <p role="status">{t('excelTemplate.loading')}</p>}
        {templates.length > 0 && (
          <>
            <span id={`${id}-template`} className="jig-template-export-label">
              {t('excelTemplate.choose')}
            </span>
            <div role="radiogroup" aria-labelledby={`${id}-template`}>
              <RadioGroup
                direction="vertical"
                name={`${id}-template-choice`}
                options={templates.map((one) => ({ label: one.title, value: one.id }))}
                value={template ?? 0}
                onChange={({ target: { value } }) => setChosen(Number(value))}
              />
            </div>
          </>
        )}
        {count !== 1 && templates.length > 0 && (
          <>
            <span id={`${id}-as`} className="jig-template-export-label">
              {t('excelTemplate.as')}
            </span>
            <div role="radiogroup" aria-labelledby={`${id}-as`}>
              <RadioGroup
                direction="vertical"
                name={`${id}-as-choice`}
                options={[
                  { label: t('excelTemplate.asSheets'), value: 'sheets' },
                  { label: t('excelTemplate.asFiles'), value: 'files' },
                ]}
                value={as}
                onChange={({ target: { value } }) => setAs(value === 'files' ? 'files' : 'sheets')}
              />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
