import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import 'react-quill/dist/quill.snow.css';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { richTextMessages } from '../../runtime/model/messages/richText.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from '../fields/controlProps.ts';
import { cleanRichText } from './cleanRichText.ts';
import { RichTextTools } from './RichTextTools.tsx';
import { RichTextView } from './RichTextView.tsx';
import { storedHtml } from './storedHtml.ts';
import './richText.css';

addMessages(richTextMessages);

/** Height of rich text that is only read (specification 1 section 9). */
const readHeight = 150;

/** `editor`: rich text (specification 1 section 2). Cleaned before it is edited or shown, and by the server on every write. */
export function RichText(props: FieldProps): ReactNode {
  const { value, mode, id, describedBy } = props;
  const html = typeof value === 'string' ? value : '';
  if (mode !== 'edit')
    return <RichTextView html={html} id={id} height={readHeight} describedBy={describedBy} />;
  return <RichTextEditor {...props} html={html} />;
}

function RichTextEditor(props: FieldProps & { readonly html: string }): ReactNode {
  const { html, id, schema, describedBy, required, onChange, onBlur } = props;
  const root = useRef<HTMLDivElement>(null);
  // The editor owns its text while somebody types; only a value from elsewhere (a reset, a merge) starts it anew.
  const sent = useRef(html);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (html === sent.current) return;
    sent.current = html;
    setTurn((before) => before + 1);
  }, [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a turn, see above
  const start = useMemo(() => cleanRichText(html), [turn]);
  const tools = `${id}-tools`;
  const modules = useMemo(
    () => ({
      toolbar: { container: `#${CSS.escape(tools)}` },
      uploader: { mimetypes: [] },
      keyboard: { bindings: leaveByTab },
    }),
    [tools],
  );
  const invalid = isInvalid(props);
  useEffect(() => {
    const text = root.current?.querySelector('.ql-editor');
    const said: Readonly<Record<string, string | undefined>> = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': describedBy,
      'aria-required': required ? 'true' : undefined,
      'aria-invalid': invalid ? 'true' : undefined,
    };
    for (const [name, told] of Object.entries(said)) {
      if (told === undefined) text?.removeAttribute(name);
      else text?.setAttribute(name, told);
    }
  });
  const left = (event: FocusEvent): void => {
    if (!(event.relatedTarget instanceof Node) || !root.current?.contains(event.relatedTarget)) onBlur();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is
    <div
      ref={root}
      role="group"
      aria-labelledby={`${id}-label`}
      className="jig-rich"
      data-invalid={invalid}
      onBlur={left}
    >
      <RichTextTools id={tools} controls={id} pictures={false} />
      <ReactQuill
        key={turn}
        theme="snow"
        style={{ height: schema.height ?? 350 }}
        defaultValue={start}
        modules={modules}
        placeholder={schema.placeholder ?? ''}
        onChange={(text, _delta, source) => {
          if (source !== 'user') return;
          const kept = storedHtml(text);
          sent.current = kept;
          onChange(schema.kind.isEmpty(kept) ? null : kept);
        }}
      />
    </div>
  );
}

/** Tab goes on to the next field, as everywhere in a form; lists are indented by the tools. */
const leaveByTab = {
  tab: { key: 'Tab', handler: () => true },
  'remove tab': { key: 'Tab', shiftKey: true, handler: () => true },
  indent: { key: 'Tab', handler: () => true },
  outdent: { key: 'Tab', shiftKey: true, handler: () => true },
};
