import type { ReactNode } from 'react';

interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly title: string; readonly text: string }[];
}

/** Values by their titles; empty ones are left out. */
export function Facts({ facts }: FactsProps): ReactNode {
  return (
    <dl className="jig-approve-facts">
      {facts
        .filter(({ text }) => text !== '')
        .map(({ name, title, text }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
