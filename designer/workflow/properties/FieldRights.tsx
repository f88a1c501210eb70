import { type ReactNode, useMemo } from 'react';
import { chosenKeys } from '../../../renderers/fields/chosenKeys.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import {
  mayBeHidden,
  mayBePermitted,
  type SettingField,
  settingField,
  settingFields,
} from '../../../runtime/model/workflow/check/rules/settingField.ts';
import { jigKeys, jigOf } from './jigKeys.ts';
import type { NodePanelProps } from './PanelProps.ts';
import { PropertyField } from './PropertyField.tsx';

/**
 * Sets field rights of the node's approvers: fields that they may edit, and fields hidden from them. No field
 * is in both lists.
 */
export function FieldRights(props: NodePanelProps): ReactNode {
  const { t } = useApp();
  const { part, document } = props;
  const fields = useMemo(() => (document === undefined ? [] : settingFields(document)), [document]);
  const jig = jigOf(part);
  if (document === undefined) return <p className="jig-field-tip">{t('flowPanel.noDocument')}</p>;
  return (
    <>
      <FieldsField
        {...props}
        setting="editable"
        title={t('flowPanel.editable')}
        document={document}
        fields={fields.filter(mayBePermitted)}
        others={namesOf(jig.hidden, document)}
        otherwise={t('flowPanel.isHidden')}
        tip={t('flowPanel.editableTip')}
      />
      <FieldsField
        {...props}
        setting="hidden"
        title={t('flowPanel.hidden')}
        document={document}
        fields={fields.filter((one) => mayBeHidden(one, document))}
        others={namesOf(jig.editable, document)}
        otherwise={t('flowPanel.isEditable')}
        tip={t('flowPanel.hiddenTip')}
      />
    </>
  );
}

interface FieldsFieldProps extends NodePanelProps {
  readonly setting: 'editable' | 'hidden';
  readonly title: string;
  readonly document: DocumentTable;
  readonly fields: readonly SettingField[];
  /** Fields in the other list; they cannot be chosen here. */
  readonly others: ReadonlySet<string>;
  /** Reason shown for those fields. */
  readonly otherwise: string;
  readonly tip: string;
}

function FieldsField(props: FieldsFieldProps): ReactNode {
  const { part, index, issues, readonly, setting, title, document, fields, others, otherwise, tip } = props;
  const { t } = useApp();
  const stored = jigOf(part)[setting];
  const named = listOf(stored).map((given, at) => ({ given, token: tokenOf(given, at, document) }));
  const known = new Set(fields.map(({ name }) => name));
  const options = [
    ...fields.map((one) => ({
      key: one.name,
      value: titleOf(one, document) + (others.has(one.name) ? otherwise : ''),
      disabled: others.has(one.name),
    })),
    ...named
      .filter(({ token }) => !known.has(token))
      .map(({ given, token }) => ({
        key: token,
        value: t('flowPanel.unknownField', { name: nameOf(given) }),
      })),
  ];
  const stood = new Map(named.map(({ given, token }) => [token, given]));
  return (
    <PropertyField
      name={setting}
      title={title}
      type="selectList"
      value={named.map(({ token }) => token)}
      options={options}
      isSearchable
      readonly={readonly}
      tip={tip}
      place={`/NodeConfig/${index}/jig/${setting}`}
      issues={issues}
      onChange={(next) => {
        const chosen = chosenKeys(next).map((token) => (stood.has(token) ? stood.get(token) : token));
        props.onSet(jigKeys(part, { [setting]: chosen.length === 0 ? undefined : chosen }));
      }}
    />
  );
}

const listOf = (stored: unknown): readonly unknown[] =>
  Array.isArray(stored) ? stored : stored === undefined || stored === null ? [] : [stored];

/** Name of the field if it exists, otherwise its index in the list. */
function tokenOf(given: unknown, at: number, document: DocumentTable): string {
  const found = typeof given === 'string' ? settingField(given.trim(), document) : undefined;
  return found?.name ?? `?${at}`;
}

const namesOf = (stored: unknown, document: DocumentTable): ReadonlySet<string> =>
  new Set(listOf(stored).map((given, at) => tokenOf(given, at, document)));

function titleOf({ table, field }: SettingField, { main }: DocumentTable): string {
  return table === main ? field.title : `${table.cnName} / ${field.title}`;
}

const nameOf = (given: unknown): string =>
  (typeof given === 'string' ? given : JSON.stringify(given)).slice(0, 50);
