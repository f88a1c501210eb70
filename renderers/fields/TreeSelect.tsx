import SemiTreeSelect from '@douyinfe/semi-ui/lib/es/treeSelect';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { arrow } from './arrow.tsx';
import { chosenKey, chosenKeys } from './chosenKeys.ts';
import { isInvalid } from './controlProps.ts';
import { groupProps } from './groupProps.ts';
import { readInput } from './readInput.ts';
import { treeOf } from './treeOf.ts';

/** One or several nodes of a tree of options. */
export function TreeSelect(props: FieldProps): ReactNode {
  const { schema, value, options, onChange, onBlur } = props;
  const { id, ...group } = groupProps(props);
  const { t } = useApp();
  const multiple = schema.kind.isMultiple(schema);
  const tree = treeOf(options);
  // 0 stands above the topmost: no node, and no number to show.
  const isTop = value === 0 && !tree.has('0');
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // TreeSelect has no id of its own to give.
    ref.current?.querySelector('[role="combobox"]')?.setAttribute('id', id);
  });
  return (
    <div ref={ref}>
      <SemiTreeSelect
        {...group}
        aria-label={schema.title}
        size={props.size ?? 'large'}
        arrowIcon={arrow}
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
