import SemiCascader from '@douyinfe/semi-ui/lib/es/cascader';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldProps } from '../../runtime/Renderer.ts';
import { arrow } from './arrow.tsx';
import { chosenKey } from './chosenKeys.ts';
import { isInvalid } from './controlProps.ts';
import { groupProps } from './groupProps.ts';
import { readInput } from './readInput.ts';
import { treeOf } from './treeOf.ts';

/** One node of a tree, chosen level by level. The stored value is the last key; the path to it is found again. */
export function Cascader(props: FieldProps): ReactNode {
  const { schema, value, options, onChange, onBlur } = props;
  const tree = treeOf(options);
  const key = Array.isArray(value) ? chosenKey(value.at(-1) ?? null) : chosenKey(value);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Cascader does not say that it is disabled.
    const frame = ref.current?.querySelector('[role="combobox"]');
    frame?.setAttribute('aria-disabled', String(props.mode !== 'edit'));
  });
  return (
    <div ref={ref}>
      <SemiCascader
        {...groupProps(props)}
        aria-label={schema.title}
        size={props.size ?? 'large'}
        arrowIcon={arrow}
        treeData={tree.roots}
        value={key === undefined ? [] : tree.path(key)}
        changeOnSelect
        filterTreeNode
        showClear={!props.required}
        placeholder={schema.placeholder ?? ''}
        validateStatus={isInvalid(props) ? 'error' : 'default'}
        onChange={(path) => {
          const last = Array.isArray(path) ? path.at(-1) : path;
          onChange(last === undefined ? null : readInput(schema, String(last)));
        }}
        onBlur={onBlur}
      />
    </div>
  );
}
