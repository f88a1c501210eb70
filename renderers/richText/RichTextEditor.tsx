import { observer } from 'mobx-react-lite';
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import 'react-quill/dist/quill.snow.css';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { isInvalid } from '../fields/controlProps.ts';
import { cleanRichText } from './cleanRichText.ts';
import { RichTextTools } from './RichTextTools.tsx';
import { storedHtml } from './storedHtml.ts';
import { usePictureUpload } from './usePictureUpload.ts';
import { useSignedPictures } from './useSignedPictures.ts';
import './richText.css';

/** Picture types the user may upload; the server checks the bytes. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'];

/** Rich text editor: formats by buttons and shortcuts, pictures by button, paste and drop. */
export const RichTextEditor = observer(function RichTextEditor(
  props: FieldProps & { readonly html: string },
): ReactNode {
  const { t } = useApp();
  const { html, id, schema, describedBy, required, onChange, onBlur } = props;
  const root = useRef<HTMLDivElement>(null);
  const quill = useRef<ReactQuill>(null);
  // The editor owns its text while the user types; only an outside change (a reset, a merge) restarts it.
  const sent = useRef(html);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (html === sent.current) return;
    sent.current = html;
    setTurn((before) => before + 1);
  }, [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a turn, see above
  const cleaned = useMemo(() => cleanRichText(html), [turn]);
  const shown = useSignedPictures(cleaned);
  const start = useRef<{ readonly turn: number; readonly html: string }>();
  // Set once per turn, when the URLs of its pictures are known.
  if (start.current?.turn !== turn && shown !== undefined) start.current = { turn, html: shown };
  const begun = start.current?.turn === turn ? start.current : undefined;
  const tools = `${id}-tools`;
  const upload = usePictureUpload(props, quill);
  const modules = useMemo(
    () => ({
      toolbar: { container: `#${CSS.escape(tools)}`, handlers: { image: upload.choose } },
      uploader: { mimetypes: pictureTypes, handler: (_range: unknown, files: File[]) => upload.take(files) },
      keyboard: { bindings: leaveByTab },
    }),
    [tools, upload],
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
      <RichTextTools
        key={`tools ${turn}`}
        id={tools}
        controls={id}
        pictures={props.uploadUrl !== undefined}
      />
      <input
        ref={upload.input}
        type="file"
        accept={pictureTypes.join(',')}
        multiple
        hidden
        tabIndex={-1}
        aria-label={t('richText.picture')}
        onChange={(event) => {
          upload.take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {begun === undefined ? (
        <div className="jig-rich-busy" aria-busy="true" style={{ height: schema.height ?? 350 }} />
      ) : (
        <ReactQuill
          key={turn}
          ref={quill}
          theme="snow"
          style={{ height: schema.height ?? 350 }}
          defaultValue={begun.html}
          modules={modules}
          placeholder={schema.placeholder ?? ''}
          onChange={(text, _delta, source) => {
            if (source !== 'user') return;
            const kept = storedHtml(text);
            sent.current = kept;
            onChange(schema.kind.isEmpty(kept) ? null : kept);
          }}
        />
      )}
    </div>
  );
});

/** Tab moves to the next field, as everywhere in a form. Toolbar buttons indent lists. */
const leaveByTab = {
  tab: { key: 'Tab', handler: () => true },
  'remove tab': { key: 'Tab', shiftKey: true, handler: () => true },
  indent: { key: 'Tab', handler: () => true },
  outdent: { key: 'Tab', shiftKey: true, handler: () => true },
};
