import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { WaitingButton } from '../../../renderers/dialogs/WaitingButton.tsx';
import { Control } from '../../../renderers/jsonSchema/Control.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { FormBase } from '../base/FormBase.ts';
import { sqlFields, usedFields } from './sqlFields.ts';

interface SqlDialogProps {
  readonly base: FormBase;
  /** The parameter as stored; undefined: a new one. */
  readonly raw: JsonObject | undefined;
  /** Takes the parameter that the server has checked. */
  onDone(raw: JsonObject): void;
  onClose(): void;
}

const types = ['text', 'number', 'date'] as const;
const sides = ['main', 'detail'] as const;
const required = ['name', 'field', 'content'] as const;

/** One custom SQL parameter. The server checks it before it is taken. */
export function SqlDialog({ base, raw, onDone, onClose }: SqlDialogProps): ReactNode {
  const { t, data, notify } = useApp();
  const id = useId();
  const [now, setNow] = useState<JsonObject>(() => ({ type: 'text', property: 'main', ...raw }));
  const [error, setError] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const fields = useMemo(() => sqlFields(base.document), [base]);
  const content = textOf(now.content);
  const set = (name: string) => (value: unknown) => {
    setNow((before) => ({ ...before, [name]: typeof value === 'string' ? value : '' }));
    setError(undefined);
  };
  const refuse = (message: string): void => {
    setError(message);
    notify.error(message);
  };
  const done = async (): Promise<void> => {
    setChecked(true);
    if (required.some((name) => textOf(now[name]) === '')) {
      notify.error(t('formDesign.sql.incomplete'));
      return;
    }
    const made = { ...now, params: usedFields(content, fields) as unknown as Json }; // plain records of texts
    setWaiting(true);
    const answer = await (await data.designs()).checkSql(base.address, [made]);
    setWaiting(false);
    if (answer.ok) onDone(made);
    else refuse(answer.failure.message);
  };
  const control = { mode: 'edit', errors: [] } as const;
  const missing = (name: (typeof required)[number]): readonly string[] =>
    isChecked && textOf(now[name]) === ''
      ? [t('formDesign.sql.missing', { name: t(`formDesign.sql.${name}`) })]
      : [];
  return (
    <Dialog
      title={t('formDesign.sql')}
      width={760}
      height="auto"
      onClose={onClose}
      footer={
        <>
          <WaitingButton primary waiting={isWaiting} onClick={() => void done()}>
            {t('formDesign.ok')}
          </WaitingButton>
          <Button type="tertiary" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-form">
        <Control
          {...control}
          id={`${id}-name`}
          schema={{ type: 'text' }}
          title={t('formDesign.sql.name')}
          errors={missing('name')}
          value={textOf(now.name)}
          required
          onChange={set('name')}
        />
        <Control
          {...control}
          id={`${id}-property`}
          schema={{
            type: 'select',
            data: sides.map((key) => ({ key, value: t(`formDesign.sql.${key}`) })),
          }}
          title={t('formDesign.sql.property')}
          value={textOf(now.property)}
          required
          onChange={set('property')}
        />
        <Control
          {...control}
          id={`${id}-field`}
          schema={{
            type: 'select',
            data: fields
              .filter(({ property }) => property === now.property)
              .map(({ value, label }) => ({ key: value, value: label })),
          }}
          title={t('formDesign.sql.field')}
          errors={missing('field')}
          value={textOf(now.field)}
          required
          onChange={set('field')}
        />
        <Control
          {...control}
          id={`${id}-type`}
          schema={{
            type: 'select',
            data: types.map((key) => ({ key, value: t(`formDesign.sql.${key}`) })),
          }}
          title={t('formDesign.sql.type')}
          value={textOf(now.type)}
          required
          onChange={set('type')}
        />
        <Control
          mode="edit"
          id={`${id}-content`}
          schema={{ type: 'textarea', minRows: 6 }}
          title={t('formDesign.sql.content')}
          value={content}
          required
          errors={error === undefined ? missing('content') : [error]}
          tip={t('formDesign.sql.contentTip')}
          onChange={set('content')}
        />
        <div className="jig-fm-operators">
          <label htmlFor={`${id}-insert`}>{t('formDesign.formula.insert')}</label>
          <select
            id={`${id}-insert`}
            value=""
            onChange={({ currentTarget: { value } }) => set('content')(`${content}{${value}}`)}
          >
            <option value="">…</option>
            {fields.map(({ value, label, property }) => (
              <option key={`${property}.${value}`} value={`${property}.${value}`}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
    </Dialog>
  );
}
