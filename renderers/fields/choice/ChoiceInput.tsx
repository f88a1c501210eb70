import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { ControlSize, FieldMode } from '../../../runtime/Renderer.ts';
import { arrow } from '../arrow.tsx';
import { ChoiceTags } from './ChoiceTags.tsx';
import { pressChoice } from './choiceKeys.ts';
import { type ChoiceOf, useChoice } from './useChoice.ts';
import './choice.css';

const ChoiceList = lazyPiece('ChoiceList', async () => (await import('./ChoiceList.tsx')).ChoiceList);

/** Longest list that is chosen from without typing; a phone shows no keyboard for it. */
const shortList = 10;

interface ChoiceInputProps extends ChoiceOf {
  readonly id: string;
  /** Accessible name; undefined: the label that points at the id. */
  readonly label?: string;
  readonly placeholder: string;
  readonly mode: FieldMode;
  readonly required: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  /** False when Tab passes it over; default true. */
  readonly tabStop?: boolean | undefined;
  /** Default `large`. */
  readonly size?: ControlSize | undefined;
  onBlur?(): void;
}

/**
 * A real `input role=combobox`: the first key or the start of an input method opens its list and filters it. Its list
 * loads with the first opening, so that a form of a thousand choices mounts as fast as one of texts.
 */
export function ChoiceInput(props: ChoiceInputProps): ReactNode {
  const { label, mode, size = 'large', isInvalid, options, chosen, multiple, filters, mayClear } = props;
  const choice = useChoice(props);
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isEditable = mode === 'edit';
  const isShort = !props.remote && options.length <= shortList;
  const { isOpen, typed, active } = choice;
  const shown = typed ?? (multiple ? '' : (chosen[0]?.label ?? ''));
  const isNamed = isOpen && isDrawn && active >= 0;
  const toggle = (): void => {
    input.current?.focus();
    if (!isEditable) return;
    if (isOpen && typed === undefined) choice.close();
    else choice.open();
  };
  const clear = (): void => {
    input.current?.focus();
    choice.close();
    props.onChoose([]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input means the input
    <div
      ref={frame}
      className={frameClass(size, isInvalid, mode)}
      data-open={isOpen}
      onMouseDown={(event) => {
        if (event.button !== 0 || event.target === input.current) return;
        // The focus stays in the input.
        event.preventDefault();
        toggle();
      }}
    >
      {multiple && chosen.length > 0 ? (
        <ChoiceTags chosen={chosen} onRemove={isEditable ? choice.remove : undefined} />
      ) : null}
      <input
        ref={input}
        id={props.id}
        className={`semi-input semi-input-${size}`}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={shown}
        placeholder={multiple && chosen.length > 0 ? '' : props.placeholder}
        disabled={mode === 'disabled'}
        readOnly={mode === 'readonly' || !filters}
        tabIndex={props.tabStop === false ? -1 : undefined}
        inputMode={isShort || !filters ? 'none' : undefined}
        aria-label={label}
        aria-describedby={props.describedBy}
        aria-required={props.required || undefined}
        aria-invalid={isInvalid || undefined}
        aria-readonly={mode === 'readonly' || undefined}
        aria-haspopup="listbox"
        aria-autocomplete={filters ? 'list' : 'none'}
        aria-expanded={isOpen}
        aria-controls={isOpen && isDrawn ? listId : undefined}
        aria-activedescendant={isNamed ? `${listId}-${active}` : undefined}
        onFocus={(event) => isEditable && event.currentTarget.select()}
        onClick={() => isEditable && (isOpen && typed === undefined ? choice.close() : choice.open())}
        onChange={({ target, nativeEvent }) =>
          choice.type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionStart={() => isEditable && choice.open()}
        onCompositionEnd={({ currentTarget }) => choice.type(currentTarget.value)}
        onKeyDown={(event) => {
          if (!isEditable) return;
          if (event.key === 'Backspace' && multiple && shown === '' && chosen.length > 0) choice.remove();
          else pressChoice(choice, event);
        }}
        onBlur={() => {
          choice.leave();
          props.onBlur?.();
        }}
      />
      {isEditable && mayClear && chosen.length > 0 ? (
        // For the mouse only: the keyboard empties the text.
        <button
          type="button"
          className="jig-choice-clear"
          tabIndex={-1}
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          ×
        </button>
      ) : null}
      {isEditable ? <span className="jig-choice-arrow">{arrow}</span> : null}
      {isOpen ? (
        <Suspense>
          <ChoiceList
            id={listId}
            frame={frame}
            matches={choice.matches}
            active={active}
            chosen={chosen}
            multiple={multiple}
            isLoading={props.isLoading}
            onChoose={choice.choose}
            onDrawn={setDrawn}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The frame of a text input: a choice looks like one, and its states are the same. */
function frameClass(size: ControlSize, isInvalid: boolean, mode: FieldMode): string {
  const base = 'semi-input-wrapper';
  const state = mode === 'edit' ? (isInvalid ? ` ${base}-error` : '') : ` ${base}-${mode}`;
  return `jig-choice ${base} ${base}-${size}${state}`;
}
