import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

/** A value as it is read. */
export interface Fact {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** The reader may fill it in: it stands there empty too. */
  readonly isOpen?: boolean;
  /** What stood there before he did. */
  readonly before?: string | undefined;
}

interface FactsProps {
  readonly facts: readonly Fact[];
}

/** Values by their titles; empty ones that nobody may fill in are left out. */
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
