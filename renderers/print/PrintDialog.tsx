import Button from '@douyinfe/semi-ui/lib/es/button';
import InputNumber from '@douyinfe/semi-ui/lib/es/inputNumber';
import Radio from '@douyinfe/semi-ui/lib/es/radio/radio';
import RadioGroup from '@douyinfe/semi-ui/lib/es/radio/radioGroup';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { mostCopies, type PrintAsk } from '../../runtime/store/print/PrintStore.ts';
import type { OfferedTemplate } from '../../runtime/wire/print/Print.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { PrintedNote } from './PrintedNote.tsx';
import { showPrint } from './showPrint.ts';
import { usePrinted } from './usePrinted.ts';
import './print.css';

interface PrintDialogProps {
  readonly ask: PrintAsk;
  onClose(): void;
}

/** Documents whose prints are told. */
const mostTold = 200;

/** Asks with which template and how often documents are printed. The last choice stands first. */
export const PrintDialog = observer(function PrintDialog({ ask, onClose }: PrintDialogProps): ReactNode {
  const app = useApp();
  const { t, data, stores, notify } = app;
  const { api, title, keys } = ask;
  const [templates, setTemplates] = useState<readonly OfferedTemplate[]>();
  const [choice, setChoice] = useState(() => stores?.print?.choiceOf(api) ?? { template: '', copies: 1 });
  const copiesId = useId();
  const printed = usePrinted(api, keys.slice(0, mostTold), 0);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const answer = await (await data.record()).printTemplates(api);
      if (answer.ok) setTemplates(answer.data);
      else notify.error(answer.failure.message);
    };
    load().catch(() => notify.error(t('shell.chunkFailed')));
  }, [data, api, notify, t]);
  // The last one may be gone.
  const template = templates?.some(({ name }) => name === choice.template) ? choice.template : '';
  const print = (): void => {
    const chosen = { template, copies: choice.copies };
    stores?.print?.keepChoice(api, chosen);
    onClose();
    void showPrint(app, api, title, {
      keys,
      ...(template !== '' && { template }),
      ...(chosen.copies > 1 && { copies: chosen.copies }),
    });
  };
  return (
    <Dialog
      title={t('action.Print')}
      subtitle={title}
      width={460}
      height="auto"
      informs
      onClose={onClose}
      footer={
        <>
          <Button theme="solid" type="primary" onClick={print}>
            {t('action.Print')}
          </Button>
          <Button type="tertiary" onClick={onClose}>
            {t('list.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-print-form">
        <span>
          {t('print.count', { n: keys.length })} <PrintedNote printed={printed} count={keys.length} />
        </span>
        <fieldset>
          <legend>{t('print.template')}</legend>
          <RadioGroup
            direction="vertical"
            value={template}
            onChange={(event) => setChoice({ ...choice, template: String(event.target.value) })}
          >
            <Radio value="">{t('print.suiting')}</Radio>
            {(templates ?? []).map(({ name, title: words }) => (
              <Radio key={name} value={name}>
                {words}
              </Radio>
            ))}
          </RadioGroup>
        </fieldset>
        <label className="jig-print-copies" htmlFor={copiesId}>
          <span>{t('print.copies')}</span>
          <InputNumber
            id={copiesId}
            min={1}
            max={mostCopies}
            precision={0}
            value={choice.copies}
            style={{ width: 100 }}
            onChange={(value) => {
              const copies = Number(value);
              if (Number.isInteger(copies) && copies >= 1 && copies <= mostCopies)
                setChoice({ ...choice, copies });
            }}
          />
        </label>
      </div>
    </Dialog>
  );
});
