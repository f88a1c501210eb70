import Button from '@douyinfe/semi-ui/lib/es/button';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { papers } from '../../../runtime/model/print/papers.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import type { PrintDesigns } from '../../../runtime/wire/print/PrintDesign.ts';
import { Choices } from '../../kit/Choices.tsx';
import { freeName } from '../../kit/freeName.ts';
import type { Designed } from '../store/PrintDesignStore.ts';
import '../../kit/input.css';

interface NewTemplateProps {
  readonly designs: PrintDesigns;
  /** Code of the catalogue that it goes into; undefined: none. */
  readonly catalog: string | undefined;
  onMake(designed: Designed): void;
  onClose(): void;
}

/** Asks for the documents, then for title and paper of a new template. */
export function NewTemplate({ designs, catalog, onMake, onClose }: NewTemplateProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const [table, setTable] = useState<string>();
  const [title, setTitle] = useState('');
  const [paper, setPaper] = useState('A4');
  const documents = designs.tables.find((one) => one.table === table)?.title ?? '';
  const make = (event: FormEvent): void => {
    event.preventDefault();
    if (table === undefined || title.trim() === '') return;
    const base = `${table[0]?.toLowerCase() ?? ''}${table.slice(1).replaceAll('_', '')}Print`.slice(0, 50);
    const name = freeName(
      [base],
      designs.templates.map((one) => one.name),
    );
    const schema: PrintSchema = {
      ...{ format: 1, print: name, table, title: title.trim() },
      ...(catalog !== undefined && { catalog }),
      ...{ paper: { size: paper }, header: [], body: [], footer: [] },
    };
    onMake({ name, version: 0, schema, isNew: true });
  };
  const footer = (
    <Button type="tertiary" onClick={onClose}>
      {t('shell.cancel')}
    </Button>
  );
  return (
    <Dialog
      title={t('printDesign.new')}
      {...(documents !== '' && { subtitle: documents })}
      width={480}
      height="auto"
      onClose={onClose}
      footer={footer}
    >
      {table === undefined ? (
        <Choices
          label={t('printDesign.askTable')}
          isFocused
          choices={designs.tables.map((one) => ({ key: one.table, title: one.title, note: one.table }))}
          onChoose={(chosen) => {
            setTable(chosen);
            setTitle(designs.tables.find((one) => one.table === chosen)?.title ?? '');
          }}
        />
      ) : (
        <form className="jig-pd-new" onSubmit={make}>
          <label htmlFor={`${id}-title`}>{t('printDesign.name')}</label>
          <input
            id={`${id}-title`}
            className="jig-ed-input"
            // biome-ignore lint/a11y/noAutofocus: the next question of a dialog that the user opened
            autoFocus
            maxLength={60}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <label htmlFor={`${id}-paper`}>{t('printDesign.paper')}</label>
          <select
            id={`${id}-paper`}
            className="jig-ed-input"
            value={paper}
            onChange={(event) => setPaper(event.currentTarget.value)}
          >
            {Object.keys(papers).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
          <Button htmlType="submit" theme="solid" type="primary" disabled={title.trim() === ''}>
            {t('printDesign.design')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
