import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { formRowsOf } from '../../../runtime/model/fields/projections/formRows.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import { validate } from '../../../runtime/model/record/validate.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { FormStore } from '../../../runtime/store/form/FormStore.ts';
import { FormFields } from '../../form/FormFields.tsx';

interface FormPreviewProps {
  readonly table: ResolvedTable;
  /** Record to start from; undefined: a new one with its defaults. */
  readonly row: Row | undefined;
}

/**
 * A form that stores nothing. Fields, conditions and formulas are live, 校验 checks it, and the values are
 * shown below.
 */
export const FormPreview = observer(function FormPreview({ table, row }: FormPreviewProps): ReactNode {
  const { session, notify, locale, t } = useApp();
  const { user } = session;
  const form = useMemo(() => {
    const start = row ? ({ action: 'Edit', initial: row } as const) : ({ action: 'Add' } as const);
    return new FormStore(table, { ...start, now: session.now(), ...(user ? { user } : {}) });
  }, [table, row, session, user]);
  const [open, setOpen] = useState(true);
  if (formRowsOf(table).length === 0) return <p className="jig-play-nothing">{t('playground.noFields')}</p>;

  const check = (): void => {
    form.checkLive();
    const [first] = validate(table, form.values(), 'form');
    if (first) notify.error(messageOf(first, locale));
    else notify.success(t('playground.valid'));
  };
  const values = open ? withoutImplied(table)(form.live() as JsonObject) : {};
  return (
    <>
      <FormFields form={form} />
      <Button onClick={check}>{t('playground.check')}</Button>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('playground.values')}</summary>
        <pre className="jig-play-values">{JSON.stringify(values, null, 2)}</pre>
      </details>
    </>
  );
});

/** Removes an empty key and an empty version from a record. */
function withoutImplied(table: ResolvedTable): (row: JsonObject) => JsonObject {
  return ({ [table.key]: key = null, Version = null, ...row }) => ({
    ...(key === null ? {} : { [table.key]: key }),
    ...row,
    ...(Version === null ? {} : { Version }),
  });
}
