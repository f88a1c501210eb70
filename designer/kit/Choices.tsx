import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { matches, useInitials } from '../../renderers/palette/matches.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import './choices.css';
import './input.css';

/** Choices drawn at once; typing finds the others. */
const most = 60;

/** One thing to choose. */
export interface Choice {
  readonly key: string;
  readonly title: string;
  /** Searched too, and shown smaller: the name of a table. */
  readonly note?: string;
}

interface ChoicesProps {
  /** Accessible name. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly isFocused?: boolean;
  onChoose(key: string): void;
}

/** A list to choose from, found by title, name or pinyin initials. Arrow keys walk from the search into the list. */
export function Choices({ label, choices, isFocused = false, onChoose }: ChoicesProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const initials = useInitials();
  const found = choices.filter(
    ({ title, note = '' }) =>
      matches(typed, title, initials) || note.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const shown = found.slice(0, most);
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey) return;
    event.preventDefault();
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.max(0, Math.min(at + step, stops.length - 1))]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk between the buttons inside
    <div ref={root} className="jig-ed-choices" onKeyDown={walk}>
      <label className="jig-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="jig-ed-input"
        // biome-ignore lint/a11y/noAutofocus: the list opened because the user asked for it
        autoFocus={isFocused}
        placeholder={t('viewDesign.findTable')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.key !== 'Enter' || first === undefined || event.nativeEvent.isComposing) return;
          // What the choice opens does not get this press too.
          event.preventDefault();
          onChoose(first.key);
        }}
      />
      {shown.length === 0 ? <p role="status">{t('viewDesign.noneFound')}</p> : null}
      <ul aria-label={label}>
        {shown.map(({ key, title, note }) => (
          <li key={key}>
            <button type="button" onClick={() => onChoose(key)}>
              {title} {note === undefined ? null : <small>{note}</small>}
            </button>
          </li>
        ))}
      </ul>
      {found.length > most ? <p>{t('viewDesign.moreFound', { n: found.length - most })}</p> : null}
    </div>
  );
}
