import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { FormBase } from '../base/FormBase.ts';
import { drawnPart } from '../draft/DrawnPart.ts';
import type { DraftPart } from '../draft/FormDraft.ts';
import { freeId, idsOf } from '../draft/partIds.ts';
import { FormulaDialog } from '../formula/FormulaDialog.tsx';
import { formulaSubject } from '../formula/formulaSubject.ts';
import { ColumnRow } from './ColumnRow.tsx';
import { isColumnTitleTaken } from './checkColumns.ts';

interface ColumnTableProps {
  readonly base: FormBase;
  readonly table: ResolvedTable;
  readonly parts: readonly DraftPart[];
  onChange(parts: readonly DraftPart[]): void;
}

const newColumn: JsonObject = {
  title: '',
  field: '',
  show: true,
  required: false,
  width: 120,
  editType: '',
  dataSource: '',
  isExtend: true,
  tableEx_Id: null,
  isGlobal: false,
  funData: '',
  hidden: false,
};

/** The columns of one detail table, a row each. */
export function ColumnTable({ base, table, parts, onChange }: ColumnTableProps): ReactNode {
  const { t, notify } = useApp();
  const [computed, setComputed] = useState<string>();
  const views = parts.map((part) => drawnPart(part, table));
  const set = (id: string, keys: JsonObject): void =>
    onChange(parts.map((part) => (part.id === id ? { id, raw: { ...part.raw, ...keys } } : part)));
  const move = (at: number, by: -1 | 1): void => {
    const moved = parts[at];
    const other = parts[at + by];
    if (moved === undefined || other === undefined) return;
    const rows = [...parts];
    rows[at] = other;
    rows[at + by] = moved;
    onChange(rows);
  };
  const titled = (at: number): void => {
    const view = views[at];
    if (view === undefined || !isColumnTitleTaken(views, view)) return;
    notify.error(t('designer.titleTwice'));
    set(view.part.id, { title: '' });
  };
  const head = (key: MessageKey): ReactNode => <th scope="col">{t(key)}</th>;
  const current = views.find(({ part }) => part.id === computed);
  const subject = current && formulaSubject(current, base.document, table);
  return (
    <>
      <table className="jig-fm-columns">
        <thead>
          <tr>
            {head('formDesign.column.show')}
            {head('formDesign.column.title')}
            {head('formDesign.column.type')}
            {head('extension.scale')}
            {head('formDesign.column.source')}
            {head('formDesign.column.width')}
            {base.isAdmin ? (
              <>
                {head('formDesign.prop.required')}
                {head('formDesign.prop.isGlobal')}
                {head('formDesign.column.formula')}
              </>
            ) : null}
            {head('formDesign.column.order')}
          </tr>
        </thead>
        <tbody>
          {views.map((view, at) => (
            <ColumnRow
              key={view.part.id}
              base={base}
              view={view}
              row={at + 1}
              onSet={(keys) => set(view.part.id, keys)}
              onTitled={() => titled(at)}
              onMove={(by) => move(at, by)}
              onFormula={() => setComputed(view.part.id)}
              onRemove={() => onChange(parts.filter((part) => part !== view.part))}
            />
          ))}
        </tbody>
      </table>
      {base.customTables.has(table.table) ? (
        <Button onClick={() => onChange([...parts, { id: freeId(idsOf(parts)), raw: newColumn }])}>
          {t('formDesign.column.add')}
        </Button>
      ) : null}
      {current && subject ? (
        <FormulaDialog
          subject={subject}
          entry={current.formula}
          onClose={() => setComputed(undefined)}
          onDone={(entry) => {
            setComputed(undefined);
            set(current.part.id, { funData: entry === undefined ? '' : JSON.stringify(entry) });
          }}
        />
      ) : null}
    </>
  );
}
