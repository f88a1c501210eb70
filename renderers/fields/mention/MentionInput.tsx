/// <reference path="./tagify.d.ts" />
import Tagify from '@yaireo/tagify';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { mentionParts } from '../../../runtime/model/fields/mention/mentionText.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import type { FieldProps } from '../../../runtime/Renderer.ts';
import { isInvalid } from '../controlProps.ts';
import { fromMarkup, toMarkup } from './mentionMarkup.ts';
import '@yaireo/tagify/dist/tagify.css';
import './mention.css';

// The library warns of a text that begins with a tag, which is no fault. Its other debug output goes too.
Object.assign(globalThis, { TAGIFY_DEBUG: false });

// The library looks twice a second whether its hidden text was changed by others, which nothing here does, and loses the timer:
// it would go on after the control is gone and keep the whole edit box in memory.
Tagify.prototype.events.bindOriginaInputListener = () => undefined;

/** Maximum number of suggestions. */
const mostSuggestions = 10;

const tagsOf = (options: readonly Option[] | undefined) =>
  (options ?? [])
    .filter((option) => !option.hidden && !option.disabled)
    .map((option) => ({ value: option.value, field: String(option.key) }));

/**
 * Moves the caret behind a new tag at once. The library does so a moment later, and fast typing would go
 * before the tag.
 */
const typeAfter = (tag: HTMLElement): void => {
  const space = tag.nextSibling;
  if (space instanceof Text) window.getSelection()?.collapse(space, space.length);
};

/** Renderer of `tag`: text with tags from a list; `@` shows the suggestions. */
export function MentionInput(props: FieldProps): ReactNode {
  // The library reads its placeholder once.
  return <MentionControl key={props.schema.placeholder ?? ''} {...props} />;
}

function MentionControl(props: FieldProps): ReactNode {
  const { value, options, mode, id, schema } = props;
  const host = useRef<HTMLTextAreaElement>(null);
  const input = useRef<Tagify>();
  const sent = useRef('');
  const latest = useRef(props);
  latest.current = props;
  const text = typeof value === 'string' ? value : '';

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const made = new Tagify(element, {
      mode: 'mix',
      pattern: /@/,
      whitelist: [],
      enforceWhitelist: true,
      duplicates: true,
      placeholder: schema.placeholder ?? '',
      dropdown: {
        enabled: 0,
        maxItems: mostSuggestions,
        position: 'text',
        highlightFirst: true,
        searchKeys: ['value', 'field'],
        // Inside the dialog, because screen readers and the focus trap ignore elements outside.
        appendTarget: () => element.closest<HTMLElement>('.jig-dialog-layer') ?? document.body,
      },
    });
    const take = (): void => {
      const kept = fromMarkup(made.getMixedTagsAsString());
      if (kept === sent.current) return;
      sent.current = kept;
      latest.current.onChange(kept === '' ? null : kept);
    };
    made.on('change', take);
    // The library reports typing late, or on blur only; what is typed counts at once.
    made.DOM.input.addEventListener('input', take);
    // The wrapper has no role, so it may not have this; the list of suggestions is announced by itself.
    const unmark = (): void => made.DOM.scope.removeAttribute('aria-expanded');
    made.on('dropdown:show', unmark);
    made.on('dropdown:hide', unmark);
    made.on('add', ({ detail: { tag } }) => typeAfter(tag.tagElm));
    made.on('blur', () => latest.current.onBlur());
    input.current = made;
    return () => {
      input.current = undefined;
      made.destroy();
    };
  }, [schema.placeholder]);

  useEffect(() => {
    if (!input.current || text === sent.current) return;
    sent.current = text;
    // The server checked stored tags. They are valid even if their option is not loaded or was removed.
    input.current.whitelist = mentionParts(text).filter((part) => typeof part !== 'string');
    input.current.loadOriginalValues(toMarkup(text));
  }, [text]);

  const tags = useMemo(() => tagsOf(options), [options]);
  // Runs after the text is loaded, and sets the tags that can be chosen from now on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded text has put its own tags there
  useEffect(() => {
    if (input.current) input.current.whitelist = tags;
  }, [tags, text]);

  useEffect(() => {
    input.current?.setReadonly(mode === 'readonly');
    input.current?.setDisabled(mode === 'disabled');
  }, [mode]);

  const invalid = isInvalid(props);
  useEffect(() => {
    const control = input.current?.DOM.input;
    const said: Readonly<Record<string, string | undefined>> = {
      id,
      'aria-label': undefined,
      'aria-labelledby': `${id}-label`,
      'aria-describedby': props.describedBy,
      'aria-required': props.required ? 'true' : undefined,
      'aria-invalid': invalid ? 'true' : undefined,
      'aria-disabled': mode === 'edit' ? undefined : 'true',
    };
    for (const [name, told] of Object.entries(said)) {
      if (told === undefined) control?.removeAttribute(name);
      else control?.setAttribute(name, told);
    }
  });

  return (
    <div className="jig-mention" data-invalid={invalid}>
      {/* The library stores its text here. Hidden, so that it is not a second text box of the same name. */}
      <textarea ref={host} defaultValue="" tabIndex={-1} aria-hidden="true" />
    </div>
  );
}
