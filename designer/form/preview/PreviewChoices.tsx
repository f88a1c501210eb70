import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { PreviewSubject } from './usePreviewSubject.ts';

interface PreviewChoicesProps {
  readonly table: ResolvedTable;
  readonly subject: PreviewSubject;
}

/** Chooses the role and the record of a preview; nothing where there is no choice. */
export function PreviewChoices({ table, subject }: PreviewChoicesProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { roles, records, role, record } = subject;
  const nameOf = (row: Row): string => String(row[table.nameField] ?? row[table.key] ?? '');
  if (roles.length + records.length === 0) return null;
  return (
    <div className="jig-fm-subject">
      {roles.length === 0 ? null : (
        <>
          <label htmlFor={`${id}-role`}>{t('formDesign.previewRole')}</label>
          <select
            id={`${id}-role`}
            className="jig-fm-input"
            value={role?.id ?? ''}
            onChange={(event) => void subject.setRole(event.currentTarget.value)}
          >
            <option value="">{t('formDesign.previewSelf')}</option>
            {roles.map((one) => (
              <option key={one.id} value={one.id}>
                {one.roleName}
              </option>
            ))}
          </select>
        </>
      )}
      {records.length === 0 ? null : (
        <>
          <label htmlFor={`${id}-record`}>{t('formDesign.previewRecord')}</label>
          <select
            id={`${id}-record`}
            className="jig-fm-input"
            value={record === undefined ? '' : String(record.main[table.key])}
            onChange={(event) => void subject.setRecord(event.currentTarget.value)}
          >
            <option value="">{t('formDesign.previewNew')}</option>
            {records.map((row) => (
              <option key={String(row[table.key])} value={String(row[table.key])}>
                {nameOf(row)}
              </option>
            ))}
          </select>
        </>
      )}
      {role === undefined ? null : (
        <p className="jig-fm-note" role="status">
          {t('formDesign.previewRoleNote', { role: role.roleName })}
        </p>
      )}
    </div>
  );
}
