import { type ReactNode, type Ref, useRef } from 'react';

interface SourceEditorProps {
  readonly id: string;
  /** Id of the label element. */
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Lines with a mistake, from 1. */
  readonly marked: ReadonlySet<number>;
  readonly area: Ref<HTMLTextAreaElement>;
}

/** A plain text area with line numbers: no download, and it works with every assistive technology. */
export function SourceEditor(props: SourceEditorProps): ReactNode {
  const { value, marked } = props;
  const numbers = useRef<HTMLDivElement>(null);
  const lines = value.split('\n').length;
  return (
    <div className="jig-code">
      <div className="jig-code-numbers" aria-hidden="true" ref={numbers}>
        {Array.from({ length: lines }, (_, at) => at + 1).map((line) => (
          <span key={line} data-marked={marked.has(line) || undefined}>
            {line}
          </span>
        ))}
      </div>
      <textarea
        ref={props.area}
        id={props.id}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={marked.size > 0 || undefined}
        value={value}
        spellCheck={false}
        autoComplete="off"
        wrap="off"
        onChange={(event) => props.onChange(event.target.value)}
        onScroll={(event) => {
          if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
}

/** Line height of the editor in pixels, as in `playground.css`. */
const lineHeight = 20;

/** Moves the caret to a line and column (from 1) and scrolls there. */
export function goTo(area: HTMLTextAreaElement, line: number, column: number): void {
  const before = area.value.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  area.focus();
  area.setSelectionRange(offset, offset);
  area.scrollTop = Math.max(0, (line - 4) * lineHeight);
}
