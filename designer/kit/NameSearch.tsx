import { type ReactNode, useId, useState } from 'react';
import { matches, useInitials } from '../../renderers/palette/matches.ts';
import './designPage.css';
import './input.css';

/** What the user types to find schemas by name. */
export interface TypedName {
  readonly typed: string;
  type(text: string): void;
  /** Whether one of the titles fits, by its characters or the initials of its pinyin, or the code of the schema. */
  fits(titles: readonly string[], code: string): boolean;
}

export const useTypedName = (): TypedName => {
  const [typed, type] = useState('');
  const initials = useInitials();
  return {
    ...{ typed, type },
    fits: (titles, code) =>
      titles.some((title) => matches(typed, title, initials)) ||
      code.toLowerCase().includes(typed.trim().toLowerCase()),
  };
};

interface NameSearchProps {
  readonly title: string;
  readonly name: TypedName;
}

/** Search field of a page that lists what a designer opens. */
export function NameSearch({ title, name }: NameSearchProps): ReactNode {
  const id = useId();
  return (
    <>
      <label className="jig-hidden" htmlFor={id}>
        {title}
      </label>
      <input
        id={id}
        type="search"
        className="jig-ed-input jig-ed-search"
        placeholder={title}
        value={name.typed}
        onChange={(event) => name.type(event.currentTarget.value)}
      />
    </>
  );
}
