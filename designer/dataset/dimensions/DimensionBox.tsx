import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { WaitingButton } from '../../../renderers/dialogs/WaitingButton.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { spans } from '../../../runtime/model/schema/ViewSchema.ts';
import type { ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { sourceFields } from '../../view/conditions/sourceFields.ts';
import { datasetsOf, schemaOf } from '../page/datasets.ts';
import { type Dimension, type DimensionSaid, fieldOf, firstSource, type Span } from './dimensions.ts';
import '../../kit/planFields.css';

interface DimensionBoxProps {
  readonly design: ViewDesign;
  /** Undefined: a new one. */
  readonly before: Dimension | undefined;
  readonly isWaiting: boolean;
  onSave(dataset: string, said: DimensionSaid): void;
  onClose(): void;
}

/** Asks for the data set, field, name and span of days of a dimension. */
export const DimensionBox = observer(function DimensionBox(props: DimensionBoxProps): ReactNode {
  const { design, before, isWaiting, onSave, onClose } = props;
  const { t, schemas, notify } = useApp();
  const id = useId();
  const datasets = datasetsOf(design);
  const [name, setName] = useState(before?.dataset.view ?? datasets[0]?.view ?? '');
  const [path, setPath] = useState(before?.path ?? '');
  const [title, setTitle] = useState(before?.title ?? '');
  const [span, setSpan] = useState<Span | undefined>(before?.span);
  const [table, setTable] = useState<ResolvedTable>();
  const dataset = datasets.find(({ view }) => view === name);
  const source = dataset && firstSource(schemaOf(dataset));
  const from = source?.table ?? '';
  useEffect(() => {
    if (from === '') return;
    void schemas.document(from).then((answer) => {
      if (answer.ok) setTable(answer.data.main);
      else notify.error(answer.failure.message);
    });
  }, [from, schemas, notify]);
  const fields = sourceFields(table?.table === from ? table : undefined);
  const field = fields.find((one) => one.field === fieldOf(path));
  const type = columnTypes[field?.columnType ?? 'string'].valueType;
  const isDated = type === 'date' || type === 'datetime';
  const missing = dataset === undefined || path === '' || title.trim() === '';
  const save = (): void => {
    if (missing) notify.error(t('dimension.missing'));
    else onSave(name, { path, title: title.trim(), span: isDated ? span : undefined });
  };
  return (
    <Dialog
      title={t(before === undefined ? 'dimension.new' : 'dimension.edit')}
      {...(before !== undefined && { subtitle: before.title })}
      width={560}
      height="auto"
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={isWaiting} onClick={save}>
            {t('list.save')}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-ed-plan">
        <div>
          <label htmlFor={`${id}-set`}>{t('dimension.column.dataset')}</label>
          <select
            id={`${id}-set`}
            className="jig-select"
            disabled={before !== undefined}
            value={name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setPath('');
            }}
          >
            {datasets.map((one) => (
              <option key={one.view} value={one.view}>
                {one.title}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-field`}>{t('dimension.column.field')}</label>
          <select
            id={`${id}-field`}
            className="jig-select"
            value={path}
            onChange={({ currentTarget }) => {
              setPath(currentTarget.value);
              const chosen = fields.find((one) => one.field === fieldOf(currentTarget.value));
              if (chosen !== undefined) setTitle(chosen.title);
            }}
          >
            <option value="">{t('dimension.chooseField')}</option>
            {path === '' || field !== undefined ? null : <option value={path}>{path}</option>}
            {fields.map((one) => (
              <option key={one.field} value={`${source?.as}.${one.field}`}>
                {one.title}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-title`}>{t('dimension.column.name')}</label>
          <input
            id={`${id}-title`}
            required
            maxLength={100}
            aria-invalid={title.trim() === '' || undefined}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-span`}>{t('dimension.column.format')}</label>
          <select
            id={`${id}-span`}
            className="jig-select"
            disabled={!isDated}
            value={isDated ? (span ?? '') : ''}
            onChange={({ currentTarget }) => setSpan(spans.find((one) => one === currentTarget.value))}
          >
            <option value="">{t(isDated ? 'dataset.span.none' : 'dimension.asIs')}</option>
            {spans.map((one) => (
              <option key={one} value={one}>
                {t(`dataset.span.${one}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </Dialog>
  );
});
