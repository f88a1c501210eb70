import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

/** A value with its title, as displayed. */
export interface Fact {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** True when the approver may fill it in; shown even when empty. */
  readonly isOpen?: boolean;
  /** Text before the approver's change. */
  readonly before?: string | undefined;
}

interface FactsProps {
  readonly facts: readonly Fact[];
}

/** List of titles and values. Omits empty values, except those the approver may fill in. */
export function Facts({ facts }: FactsProps): ReactNode {
  const { t } = useApp();
  return (
    <dl className="jig-approve-facts">
      {facts
        .filter(({ text, isOpen }) => text !== '' || isOpen)
        .map(({ name, title, text, before }) => (
          <div key={name} data-changed={before !== undefined}>
            <dt>{title}</dt>
            <dd data-empty={text === ''}>
              {text === '' ? t('inbox.unfilled') : text}
              {before === undefined ? null : (
                <small>{t('inbox.before', { text: before === '' ? t('inbox.unfilled') : before })}</small>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
