import IconArrowDown from '@douyinfe/semi-icons/lib/es/icons/IconArrowDown';
import IconArrowUp from '@douyinfe/semi-icons/lib/es/icons/IconArrowUp';
import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';

/** Maximum number of rendered items, to keep the form usable. The other items stay in the data. */
const mostItems = 50;

/** A list: title, items and a button to add one. */
export function ListParts(props: ArrayFieldTemplateProps): ReactNode {
  const { title, items, canAdd, onAddClick, disabled, readonly, required, schema } = props;
  const { t } = useApp();
  const group = useRef<HTMLFieldSetElement>(null);
  const count = useRef(items.length);
  useLayoutEffect(() => {
    const isFewer = items.length < count.current;
    count.current = items.length;
    // The focused remove button disappeared with its item.
    if (isFewer && !group.current?.contains(document.activeElement)) group.current?.focus();
  }, [items.length]);
  const hidden = items.length - mostItems;
  return (
    <fieldset className="jig-schema-group" ref={group} tabIndex={-1}>
      <legend className={required ? 'jig-required' : undefined}>{title}</legend>
      {schema.description ? <p className="jig-schema-tip">{schema.description}</p> : null}
      {items.length === 0 ? <p className="jig-schema-tip">{t('jsonSchema.empty')}</p> : null}
      {items.slice(0, mostItems)}
      {hidden > 0 ? <p className="jig-schema-tip">{t('jsonSchema.moreItems', { n: hidden })}</p> : null}
      {canAdd && !readonly ? (
        <Button
          disabled={disabled === true}
          aria-label={`${t('jsonSchema.add')} ${title}`}
          onClick={(event) => onAddClick(event)}
        >
          {t('jsonSchema.add')}
        </Button>
      ) : null}
    </fieldset>
  );
}

type Move = 'up' | 'down';

/** An item of a list with buttons to move and remove it. */
export function ListItem({ children, buttonsProps, hasToolbar }: ArrayFieldItemTemplateProps): ReactNode {
  const { t } = useApp();
  const tools = useRef<HTMLFieldSetElement>(null);
  const moved = useRef<Move>();
  const { index, disabled, readonly } = buttonsProps;
  const n = index + 1;
  const title = t('jsonSchema.nth', { n });
  useLayoutEffect(() => {
    const move = moved.current;
    moved.current = undefined;
    if (!move) return;
    // A moved element loses the focus. At an end its button is gone, so the other one gets the focus.
    const buttons = [...(tools.current?.querySelectorAll('button') ?? [])].filter((one) => !one.disabled);
    (buttons.find((one) => one.dataset.move === move) ?? buttons[0])?.focus();
  });
  const press = (move: Move, run: (event: never) => void): void => {
    moved.current = move;
    // Passes no event, because the library would blur the button.
    run(undefined as never);
  };
  const tool = (key: string, icon: ReactNode, label: string, enabled: boolean, run: () => void) => (
    <Button
      theme="borderless"
      type={key === 'remove' ? 'danger' : 'tertiary'}
      data-move={key}
      disabled={!enabled || disabled === true || readonly === true}
      aria-label={label}
      title={label}
      icon={icon}
      onClick={run}
    />
  );
  return (
    <div className="jig-schema-item">
      <div className="jig-schema-item-value">{children}</div>
      {hasToolbar ? (
        <fieldset className="jig-schema-tools" ref={tools} aria-label={title}>
          {tool('up', <IconArrowUp />, t('jsonSchema.up', { title }), buttonsProps.hasMoveUp === true, () =>
            press('up', buttonsProps.onMoveUpItem),
          )}
          {tool(
            'down',
            <IconArrowDown />,
            t('jsonSchema.down', { title }),
            buttonsProps.hasMoveDown === true,
            () => press('down', buttonsProps.onMoveDownItem),
          )}
          {tool(
            'remove',
            <IconDelete />,
            t('jsonSchema.remove', { title }),
            buttonsProps.hasRemove === true,
            () => buttonsProps.onRemoveItem(undefined as never),
          )}
        </fieldset>
      ) : null}
    </div>
  );
}
