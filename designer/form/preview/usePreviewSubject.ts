import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { layerOfRights } from '../../../runtime/model/access/roleLayer.ts';
import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { loadDocument } from '../../../runtime/store/box/loadDocument.ts';
import type { AssignableRole } from '../../../runtime/wire/permission/PermissionData.ts';
import type { RoleTable } from '../../../runtime/wire/permission/RoleTable.ts';
import type { FormBase } from '../base/FormBase.ts';
import type { RoleLayers } from './previewDocument.ts';

/** Records offered: the first ones of the table. */
const most = 20;

/** As which role, and on which record, a preview shows the form. */
export interface PreviewSubject {
  /** Roles below those of the user. */
  readonly roles: readonly AssignableRole[];
  /** Stored records that the user may read. */
  readonly records: readonly Row[];
  /** Undefined: as the user. */
  readonly role: AssignableRole | undefined;
  readonly layers: RoleLayers;
  /** With its detail rows. Undefined: a new record. */
  readonly record: Document | undefined;
  setRole(id: string): Promise<void>;
  setRecord(key: string): Promise<void>;
}

/**
 * What a preview can be shown as. The server decides which roles, rights and records the user may read; a refusal is shown, and
 * the preview stays as it was.
 */
export function usePreviewSubject({ document: doc }: FormBase): PreviewSubject {
  const { main } = doc;
  const { data, notify, t } = useApp();
  const [roles, setRoles] = useState<readonly AssignableRole[]>([]);
  const [records, setRecords] = useState<readonly Row[]>([]);
  const [chosen, setChosen] = useState<{ readonly role?: AssignableRole; readonly layers: RoleLayers }>(
    nobody,
  );
  const [record, setRecord] = useState<Document>();
  const wanted = useRef('');
  const wantedRecord = useRef('');
  useEffect(() => {
    let current = true;
    // Without an answer there is nothing to choose from, and the preview is whole without it.
    void data.assignableRoles().then((answer) => current && answer.ok && setRoles(answer.data));
    void data
      .page(main.table, { page: 1, rows: most })
      .then((answer) => current && answer.ok && setRecords(answer.data.rows));
    return () => {
      current = false;
    };
  }, [data, main]);
  return {
    roles,
    records,
    role: chosen.role,
    layers: chosen.layers,
    record,
    setRecord: async (key) => {
      wantedRecord.current = key;
      if (key === '') {
        setRecord(undefined);
        return;
      }
      const answer = await loadDocument(data, doc, key);
      if (wantedRecord.current !== key) return;
      if (answer.ok) setRecord(answer.data);
      else notify.error(answer.failure.message || t('formDesign.previewGone'));
    },
    setRole: async (id) => {
      wanted.current = id;
      const role = roles.find((one) => String(one.id) === id);
      if (role === undefined) {
        setChosen(nobody);
        return;
      }
      const calls = await data.roleRights().catch(() => undefined);
      const answer = await calls?.tables(role.id, main.table);
      // An older answer never replaces a newer choice.
      if (wanted.current !== id) return;
      if (answer?.ok) setChosen({ role, layers: layersOf(role, answer.data) });
      else notify.error(answer?.failure.message ?? t('shell.chunkFailed'));
    },
  };
}

const nobody = { layers: new Map() } as const;

const layersOf = ({ roleName }: AssignableRole, tables: readonly RoleTable[]): RoleLayers =>
  new Map(
    tables.flatMap(({ tableName, fields }) => {
      const layer = layerOfRights(
        roleName,
        fields.map((right) => [right.field, right] as const),
      );
      return layer === undefined ? [] : [[tableName, layer] as const];
    }),
  );
