import SemiTreeSelect from '@douyinfe/semi-ui/lib/es/treeSelect';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { arrow } from './arrow.tsx';
import { chosenKey, chosenKeys } from './chosenKeys.ts';
import { isInvalid } from './controlProps.ts';
import { groupProps } from './groupProps.ts';
import { readInput } from './readInput.ts';
import { expandIcon } from './treeLook.tsx';
import { treeOf } from './treeOf.ts';

/** Chooses one or several nodes of a tree of options. */
export function TreeSelect(props: FieldProps): ReactNode {
  const { schema, value, options, onChange, onBlur } = props;
  const { id, ...group } = groupProps(props);
  const { t } = useApp();
  const multiple = schema.kind.isMultiple(schema);
  const tree = treeOf(options);
  // 0 is the parent of root nodes: it means no selection and is not shown as a number.
  const isTop = value === 0 && !tree.has('0');
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // TreeSelect accepts no id, so it is set on the element.
    ref.current?.querySelector('[role="combobox"]')?.setAttribute('id', id);
  });
  return (
    <div ref={ref}>
      <SemiTreeSelect
        {...group}
        aria-label={schema.title}
        size={props.size ?? 'large'}
        arrowIcon={arrow}
        expandIcon={expandIcon}
        multiple={multiple}
        checkRelation="unRelated"
        treeData={tree.roots}
        value={multiple ? [...chosenKeys(value)] : isTop ? '' : (chosenKey(value) ?? '')}
        filterTreeNode
        showClear={!props.required}
        placeholder={isTop ? t('form.topmost') : (schema.placeholder ?? '')}
        validateStatus={isInvalid(props) ? 'error' : 'default'}
        dropdownStyle={{ maxHeight: 320, overflow: 'auto' }}
        onChange={(chosen) =>
          onChange(chosen === undefined ? null : readInput(schema, chosen as string | string[]))
        }
        onBlur={onBlur}
      />
    </div>
  );
}
