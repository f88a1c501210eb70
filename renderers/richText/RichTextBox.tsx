import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { cleanRichText } from './cleanRichText.ts';
import { useSignedPictures } from './useSignedPictures.ts';
import './richText.css';

interface RichTextBoxProps {
  readonly html: string;
  readonly id: string;
  /** Height in pixels, such as 150. */
  readonly height: number;
  readonly describedBy?: string | undefined;
}

/** Read-only rich text in a box of fixed height, which scrolls by keyboard too. An empty one takes one line. */
export const RichTextBox = observer(function RichTextBox({
  html,
  id,
  height,
  describedBy,
}: RichTextBoxProps): ReactNode {
  const shown = useSignedPictures(useMemo(() => cleanRichText(html), [html]));
  const clean = useMemo(() => ({ __html: shown ?? '' }), [shown]);
  return (
    <section
      id={id}
      className="jig-rich jig-rich-view"
      style={html === '' ? undefined : { height }}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by richTextPolicy in the line above, and on the server before it was stored
      dangerouslySetInnerHTML={clean}
    />
  );
});
