import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { cleanRichText } from './cleanRichText.ts';
import { useSignedPictures } from './useSignedPictures.ts';
import './richText.css';

interface RichTextBlockProps {
  readonly html: string;
  /** Its room may be smaller than the text: the keyboard can scroll it. */
  readonly isScrolled: boolean;
}

/** Rich text that fills its room, cleaned before it is shown. */
export const RichTextBlock = observer(function RichTextBlock({
  html,
  isScrolled,
}: RichTextBlockProps): ReactNode {
  const shown = useSignedPictures(useMemo(() => cleanRichText(html), [html]));
  const clean = useMemo(() => ({ __html: shown ?? '' }), [shown]);
  return (
    <div
      className="jig-rich jig-rich-block"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={isScrolled ? 0 : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by richTextPolicy two lines above
      dangerouslySetInnerHTML={clean}
    />
  );
});
