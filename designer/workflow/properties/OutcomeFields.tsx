import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { continuation, defaultSettings } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { CodeField } from './CodeField.tsx';
import { jigKeys, jigOf } from './jigKeys.ts';
import type { NodePanelProps } from './PanelProps.ts';

/** Sets when a node counts as rejected, and what follows a rejection or a reverse approval. */
export function OutcomeFields({ part, index, issues, readonly, onSet }: NodePanelProps): ReactNode {
  const { t } = useApp();
  const place = `/NodeConfig/${index}`;
  const given = { readonly, issues };
  const end = { code: continuation.end, label: t('flowPanel.toEnd') };
  const back = [
    { code: continuation.previous, label: t('flowPanel.toPrevious') },
    { code: continuation.start, label: t('flowPanel.toStart') },
  ];
  return (
    <>
      <CodeField
        {...given}
        name="auditRefuse"
        title={t('flowPanel.refuse')}
        place={`${place}/auditRefuse`}
        value={part.auditRefuse}
        unset={continuation.end}
        choices={[end, ...back]}
        tip={t('flowPanel.refuseTip')}
        onChoose={(auditRefuse) => onSet({ auditRefuse })}
      />
      <CodeField
        {...given}
        name="auditBack"
        title={t('flowPanel.back')}
        place={`${place}/auditBack`}
        value={part.auditBack}
        unset={continuation.previous}
        choices={back}
        onChoose={(auditBack) => onSet({ auditBack })}
      />
      <CodeField
        {...given}
        name="reject"
        title={t('flowPanel.reject')}
        place={`${place}/jig/reject`}
        value={jigOf(part).reject}
        unset={defaultSettings.reject}
        choices={[
          { code: 'one', label: t('flowPanel.rejectOne') },
          { code: 'all', label: t('flowPanel.rejectAll') },
        ]}
        onChoose={(code) =>
          onSet(jigKeys(part, { reject: code === defaultSettings.reject ? undefined : code }))
        }
      />
    </>
  );
}
