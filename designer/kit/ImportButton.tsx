import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactElement, type ReactNode, useRef } from 'react';

interface ImportButtonProps {
  /** Text of the button. */
  readonly title: string;
  readonly icon?: ReactElement;
  /** Bytes of the largest file that is read. */
  readonly longest: number;
  /** Takes the text of the chosen file; empty: the file is too large. */
  onText(text: string): void;
}

/** Lets the user choose an exported file of JSON. */
export function ImportButton({ title, icon, longest, onText }: ImportButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) onText(file.size > longest ? '' : await file.text());
  };
  return (
    <>
      <Button size="small" {...(icon && { icon })} onClick={() => input.current?.click()}>
        {title}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={title}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          void take(file);
        }}
      />
    </>
  );
}
