import type { ReactNode } from 'react';

interface CheckListProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly items: readonly {
    readonly key: string | number;
    readonly label: string;
    readonly isChosen: boolean;
  }[];
  readonly children?: ReactNode;
  onTurn(key: string | number): void;
}

/** Boxes to be ticked, under a title. Long lists scroll. */
export function CheckList({ title, hint, items, children, onTurn }: CheckListProps): ReactNode {
  return (
    <fieldset className="jig-share-list">
      <legend>{title}</legend>
      {hint === undefined ? null : <small>{hint}</small>}
      <ul>
        {items.map(({ key, label, isChosen }) => (
          <li key={key}>
            <label>
              <input type="checkbox" checked={isChosen} onChange={() => onTurn(key)} /> {label}
            </label>
          </li>
        ))}
      </ul>
      {children}
    </fieldset>
  );
}
