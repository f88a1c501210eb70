import { useEffect, useRef, useState } from 'react';
import type { ChoiceOption } from './ChoiceOption.ts';
import { matchOptions, mayBeInitials } from './matchOptions.ts';
import { useInitials } from './useInitials.ts';

/** What a choice is made of. */
export interface ChoiceOf {
  /** All options, or what the server found. */
  readonly options: readonly ChoiceOption[];
  /** Options of the chosen keys, in their order. */
  readonly chosen: readonly ChoiceOption[];
  readonly multiple: boolean;
  /** Typing filters the options. False: a letter goes to the next option that starts with it. */
  readonly filters: boolean;
  /** The server filters: `options` follow the typed text. */
  readonly remote: boolean;
  /** A typed text that is no option can be chosen. */
  readonly creates: boolean;
  readonly mayClear: boolean;
  /** Options are on their way. */
  readonly isLoading: boolean;
  onSearch(typed: string): void;
  onChoose(keys: readonly string[]): void;
}

/** State and actions of a choice whose list opens below its input. */
export interface Choice {
  readonly isOpen: boolean;
  /** What the user typed since the last choice; undefined: nothing. */
  readonly typed: string | undefined;
  readonly matches: readonly ChoiceOption[];
  /** Index in `matches` of the option that Enter chooses; -1: none. */
  readonly active: number;
  open(): void;
  close(): void;
  /** `isComposing`: an input method is at work, so the text is not what the user means yet. */
  type(text: string, isComposing?: boolean): void;
  move(by: number): void;
  /** Marks the next option that starts with this letter, where typing does not filter. */
  seek(letter: string): void;
  choose(option: ChoiceOption): void;
  /** Chooses the active option; while options are on their way, as soon as they are there. */
  chooseActive(): void;
  /** Removes one key, or the last. */
  remove(key?: string): void;
  /** The focus leaves: an option typed in full counts, an emptied text clears, everything else is dropped. */
  leave(): void;
}

/** A choice that takes typing. */
export function useChoice(of: ChoiceOf): Choice {
  const { chosen, multiple, filters, remote, creates, mayClear, onSearch, onChoose } = of;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState<string>();
  const [isComposing, setComposing] = useState(false);
  const isAwaited = useRef(false);
  const wanted = isComposing ? '' : (typed ?? '');
  const { initials, isLoading: isSpelling } = useInitials(
    filters && !remote && isOpen && mayBeInitials(wanted),
  );
  const isBusy = of.isLoading || isSpelling;
  const matches = isOpen ? shownOptions(of, wanted, initials) : none;
  const active = activeOf(matches, at, isComposing ? undefined : typed, chosen);

  const close = (): void => {
    setOpen(false);
    setComposing(false);
    setTyped(undefined);
    setAt(undefined);
    isAwaited.current = false;
  };
  const open = (): void => {
    if (!isOpen && remote) onSearch('');
    setOpen(true);
  };
  const clear = (): void => {
    if (mayClear && !multiple && chosen.length > 0) onChoose([]);
    close();
  };
  const choose = (option: ChoiceOption): void => {
    if (option.disabled) return;
    const keys = chosen.map(({ value }) => value);
    const isChosen = keys.includes(option.value);
    if (!multiple) {
      if (!isChosen) onChoose([option.value]);
      close();
      return;
    }
    onChoose(isChosen ? keys.filter((key) => key !== option.value) : [...keys, option.value]);
    setTyped(undefined);
    setAt(option.value);
    if (remote) onSearch('');
  };
  const chooseActive = (): void => {
    const option = matches[active];
    if (isBusy && typed !== undefined) isAwaited.current = true;
    else if (option) choose(option);
    else if (typed === '') clear();
    else close();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the options only
  useEffect(() => {
    if (isBusy || !isAwaited.current) return;
    isAwaited.current = false;
    chooseActive();
  }, [isBusy]);

  return {
    isOpen,
    typed,
    matches,
    active,
    open,
    close,
    choose,
    chooseActive,
    type: (text, composes = false) => {
      setOpen(true);
      setTyped(text);
      setComposing(composes);
      setAt(undefined);
      isAwaited.current = false;
      if (remote && !composes) onSearch(text);
    },
    move: (by) => {
      if (!isOpen) open();
      else setAt(matches[nextEnabled(matches, active, by)]?.value);
    },
    seek: (letter) => {
      if (filters) return;
      const all = of.options;
      const starts = ({ label, disabled }: ChoiceOption): boolean =>
        !disabled && label.toLowerCase().startsWith(letter.toLowerCase());
      const found = all.slice(active + 1).find(starts) ?? all.find(starts);
      if (found) setAt(found.value);
      setOpen(true);
    },
    remove: (key) => {
      const keys = chosen.map(({ value }) => value);
      onChoose(key === undefined ? keys.slice(0, -1) : keys.filter((one) => one !== key));
    },
    leave: () => {
      if (isAwaited.current) return;
      const text = typed?.trim();
      const whole = text && shownOptions(of, text, undefined).find((one) => isNamed(one, text));
      if (whole && !(multiple && chosen.some(({ value }) => value === whole.value))) choose(whole);
      else if (typed === '') clear();
      close();
    },
  };

  /** With `creates`, the typed text is an option too. */
  function shownOptions(
    { options }: ChoiceOf,
    text: string,
    spell: typeof initials,
  ): readonly ChoiceOption[] {
    const found = remote || !filters ? options : matchOptions(options, text, spell);
    const own = text.trim();
    if (!creates || own === '' || found.some((one) => isNamed(one, own))) return found;
    return [...found, { value: own, label: own, disabled: false }];
  }
}

const none: readonly ChoiceOption[] = [];

const isNamed = ({ label, value }: ChoiceOption, text: string): boolean =>
  label.toLowerCase() === text.toLowerCase() || value === text;

/** The option the user moved to, else what typing found first, else the chosen one. */
function activeOf(
  matches: readonly ChoiceOption[],
  at: string | undefined,
  typed: string | undefined,
  chosen: readonly ChoiceOption[],
): number {
  const moved = at === undefined ? -1 : matches.findIndex(({ value }) => value === at);
  if (moved >= 0) return moved;
  if (typed === '') return -1;
  if (typed !== undefined && typed.trim() !== '') return matches.findIndex(({ disabled }) => !disabled);
  return matches.findIndex(({ value }) => value === chosen[0]?.value);
}

/** The next option that can be chosen, at most `by` away; from nowhere the first or the last one. */
function nextEnabled(matches: readonly ChoiceOption[], from: number, by: number): number {
  const step = by > 0 ? 1 : -1;
  let at = from < 0 && by < 0 ? matches.length : from;
  let found = from;
  for (let left = Math.abs(by); left > 0; ) {
    at += step;
    const option = matches[at];
    if (!option) break;
    if (option.disabled) continue;
    found = at;
    left -= 1;
  }
  return found;
}
