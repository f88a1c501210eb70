import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { shownText } from '../../../renderers/fields/shownText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { flowPanelMessages } from '../../../runtime/model/messages/flowPanel.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { workflowMessages } from '../../../runtime/model/messages/workflow.ts';
import { workflowCheckMessages } from '../../../runtime/model/messages/workflowCheck.ts';
import type { Cell } from '../../../runtime/model/Row.ts';
import { isNothing } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { auditingEdit, autoPass } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { codeOf } from './approverKeys.ts';
import { CodeField } from './CodeField.tsx';
import { cellText } from './cellText.ts';
import type { FlowPanelProps } from './PanelProps.ts';
import { PanelSection } from './PanelSection.tsx';
import { PropertyField } from './PropertyField.tsx';

addMessages(flowPanelMessages);
addMessages(workflowMessages);
addMessages(workflowCheckMessages);

/** The left form of the designer: name, document, remark (specification 2 section 2.4), and settings of the whole flow. */
export const FlowProperties = observer(function FlowProperties(props: FlowPanelProps): ReactNode {
  const { part, tables, issues, readonly, onSet } = props;
  const { t, dictionaries } = useApp();
  const table = cellText(part.WorkTable);
  const known = tables.map(({ key, value }) => ({ key, value }));
  const options =
    table === '' || tables.some(({ key }) => key === table)
      ? known
      : [...known, { key: table, value: table }];
  const choices = (dictionary: string, codes: Readonly<Record<string, number>>) =>
    Object.values(codes).map((code) => ({
      code,
      label:
        dictionaries.options(dictionary)?.find(({ key }) => String(key) === String(code))?.value ??
        String(code),
    }));
  const given = { readonly, issues };
  return (
    <div className="jig-properties">
      <PropertyField
        {...given}
        name="WorkName"
        title={t('flowPanel.flowName')}
        type="text"
        value={cellText(part.WorkName)}
        isRequired
        place="/WorkName"
        onChange={(name) => onSet({ WorkName: shownText(name) })}
      />
      <PropertyField
        {...given}
        name="WorkTable"
        title={t('flowPanel.workItem')}
        type="select"
        value={table === '' ? null : table}
        options={options}
        isSearchable
        isRequired
        place="/WorkTable"
        onChange={(chosen) => {
          const key = shownText(chosen);
          onSet({ WorkTable: key, WorkTableName: tables.find((one) => one.key === key)?.value ?? '' });
        }}
      />
      <PropertyField
        {...given}
        name="Remark"
        title={t('flowPanel.remark')}
        type="textarea"
        value={cellText(part.Remark)}
        place="/Remark"
        onChange={(remark) => onSet({ Remark: shownText(remark) })}
      />
      <PanelSection title={t('flowPanel.more')} problems={0} isOpen={false}>
        <PropertyField
          {...given}
          name="Weight"
          title={t('flowPanel.weight')}
          type="number"
          value={numberCell(part.Weight, 1)}
          place="/Weight"
          tip={t('flowPanel.weightTip')}
          onChange={(weight) => onSet({ Weight: weight })}
        />
        <CodeField
          {...given}
          name="AuditingEdit"
          title={t('flowPanel.auditingEdit')}
          place="/AuditingEdit"
          value={part.AuditingEdit}
          unset={auditingEdit.keep}
          choices={choices('auditingEdit', auditingEdit)}
          onChoose={(code) => onSet({ AuditingEdit: code })}
        />
        <CodeField
          {...given}
          name="AutoPass"
          title={t('flowPanel.autoPass')}
          place="/AutoPass"
          value={part.AutoPass}
          unset={autoPass.none}
          choices={choices('workflowAutoPass', autoPass)}
          tip={t('flowPanel.autoPassTip')}
          onChoose={(code) => onSet({ AutoPass: code })}
        />
        <PropertyField
          {...given}
          name="BatchAudit"
          title={t('flowPanel.batch')}
          type="switch"
          value={codeOf(part.BatchAudit, 1) === 1}
          place="/BatchAudit"
          onChange={(is) => onSet({ BatchAudit: is === true || is === 1 ? 1 : 0 })}
        />
        <PropertyField
          {...given}
          name="Enable"
          title={t('flowPanel.enable')}
          type="switch"
          value={codeOf(part.Enable, 1) === 1}
          place="/Enable"
          tip={t('flowPanel.enableTip')}
          onChange={(is) => onSet({ Enable: is === true || is === 1 ? 1 : 0 })}
        />
      </PanelSection>
    </div>
  );
});

const numberCell = (value: unknown, unset: number): Cell =>
  isNothing(value) ? unset : typeof value === 'number' ? value : cellText(value);
