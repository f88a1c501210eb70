import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { defaultSettings } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { rawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { CodeField } from './CodeField.tsx';
import { jigKeys, jigOf } from './jigKeys.ts';
import { KeysField } from './KeysField.tsx';
import type { NodePanelProps } from './PanelProps.ts';

/** Sets what a node without an approver does: ask another user, or pass the document on. */
export function NobodyFields({ part, index, people, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  const place = `/NodeConfig/${index}/jig/nobody`;
  const given = { readonly, issues };
  const users = useMemo(() => ({ enabled: people.users, disabled: people.disabled.users }), [people]);
  const stored = jigOf(part).nobody;
  const rule = rawObject(stored) ?? {};
  const chosen = stored === undefined || stored === null ? defaultSettings.nobody.do : rule.do;
  return (
    <>
      <CodeField
        {...given}
        issues={chosen === 'person' ? [] : issues}
        name="nobody"
        title={t('flowPanel.nobody')}
        place={place}
        value={chosen ?? stored}
        unset={defaultSettings.nobody.do}
        choices={[
          { code: 'administrator', label: t('flowPanel.nobodyAdministrator') },
          { code: 'person', label: t('flowPanel.nobodyPerson') },
          { code: 'pass', label: t('flowPanel.nobodyPass') },
        ]}
        tip={t('flowPanel.nobodyTip')}
        onChoose={(code) => onSet(jigKeys(part, { nobody: ruleOf(code, rule) }))}
      />
      {chosen === 'person' ? (
        <KeysField
          {...given}
          name="nobodyUser"
          title={t('flowPanel.nobodyUser')}
          place={place}
          value={rule.userId}
          known={users}
          isSingle
          isRequired
          onChoose={([userId]) => onSet(jigKeys(part, { nobody: { ...rule, do: 'person', userId } }))}
        />
      ) : null}
    </>
  );
}

/** The default is stored as no rule. A user id is kept only for the rule `person`. */
function ruleOf(code: number | string, rule: Readonly<Record<string, unknown>>): unknown {
  const { userId: _, ...rest } = rule;
  if (code === 'person') return { ...rule, do: code };
  const kept = { ...rest, do: code };
  return code === defaultSettings.nobody.do && Object.keys(kept).length === 1 ? undefined : kept;
}
