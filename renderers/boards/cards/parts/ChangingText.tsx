import { type CSSProperties, type ReactNode, useState } from 'react';
import { textWidth } from './textWidth.ts';

interface ChangingTextProps {
  readonly text: string;
  readonly className: string;
}

/** A text as large as its card lets it be. It flashes once when it changes, and not when it first appears. */
export function ChangingText({ text, className }: ChangingTextProps): ReactNode {
  const [shown, setShown] = useState({ text, turn: 0 });
  const turn = shown.text === text ? shown.turn : shown.turn + 1;
  if (shown.text !== text) setShown({ text, turn });
  const style: CSSProperties & { readonly '--n': number } = { '--n': Math.max(4, textWidth(text)) };
  return (
    <strong key={turn} className={className} data-flash={turn > 0 || undefined} style={style}>
      {text}
    </strong>
  );
}
