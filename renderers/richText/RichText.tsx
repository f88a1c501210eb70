import type { ReactNode } from 'react';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { richTextMessages } from '../../runtime/model/messages/richText.ts';
import { uploadMessages } from '../../runtime/model/messages/upload.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { RichTextBox } from './RichTextBox.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

addMessages(richTextMessages);
addMessages(uploadMessages);

/** Height of read-only rich text, in pixels. */
const readHeight = 150;

/**
 * Renderer of `editor`: rich text. Sanitised before it is edited or shown, and by the server on every write.
 */
export function RichText(props: FieldProps): ReactNode {
  const { value, mode, id, describedBy } = props;
  const html = typeof value === 'string' ? value : '';
  return mode === 'edit' ? (
    <RichTextEditor {...props} html={html} />
  ) : (
    <RichTextBox html={html} id={id} height={readHeight} describedBy={describedBy} />
  );
}
