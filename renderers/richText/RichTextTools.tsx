import { memo, type ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { MessageKey } from '../../runtime/model/messages/index.ts';

interface Tool {
  /** Class that the editor uses to find the button. */
  readonly name: string;
  readonly value?: string;
  readonly label: MessageKey;
}

const groups: readonly (readonly Tool[])[] = [
  [
    { name: 'ql-bold', label: 'richText.bold' },
    { name: 'ql-italic', label: 'richText.italic' },
    { name: 'ql-underline', label: 'richText.underline' },
    { name: 'ql-strike', label: 'richText.strike' },
  ],
  [
    { name: 'ql-header', value: '1', label: 'richText.heading1' },
    { name: 'ql-header', value: '2', label: 'richText.heading2' },
    { name: 'ql-blockquote', label: 'richText.quote' },
  ],
  [
    { name: 'ql-list', value: 'ordered', label: 'richText.numbered' },
    { name: 'ql-list', value: 'bullet', label: 'richText.bullets' },
    { name: 'ql-align', value: 'center', label: 'richText.center' },
    { name: 'ql-align', value: 'right', label: 'richText.right' },
  ],
  [{ name: 'ql-link', label: 'richText.link' }],
  [{ name: 'ql-clean', label: 'richText.clear' }],
];

const picture: Tool = { name: 'ql-image', label: 'richText.picture' };

interface RichTextToolsProps {
  readonly id: string;
  /** Id of the text that the buttons format. */
  readonly controls: string;
  /** True if pictures can be uploaded. */
  readonly pictures: boolean;
}

/**
 * Toolbar of the editor. The editor sets icons and states of the buttons itself, so React renders them only
 * once.
 */
export const RichTextTools = memo(
  function RichTextTools({ id, controls, pictures }: RichTextToolsProps): ReactNode {
    const { t } = useApp();
    const shown = pictures ? [...groups, [picture]] : groups;
    return (
      <div id={id} role="toolbar" aria-label={t('richText.tools')} aria-controls={controls}>
        {shown.map((tools) => (
          <span className="ql-formats" key={tools[0]?.label}>
            {tools.map(({ name, value, label }) => (
              <button
                key={label}
                type="button"
                className={name}
                value={value}
                aria-label={t(label)}
                title={t(label)}
              />
            ))}
          </span>
        ))}
      </div>
    );
  },
  () => true,
);
