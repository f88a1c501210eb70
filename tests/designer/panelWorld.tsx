import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import type { LinePanelProps, NodePanelProps } from '../../designer/workflow/properties/PanelProps.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { RawObject } from '../../runtime/model/workflow/definition/rawObject.ts';
import type { FlowPeople } from '../../runtime/wire/workflow/readNodePeople.ts';
import { show, type World, worldOf } from '../forms/harness.tsx';
import { orderDocument } from '../model/orderDocument.ts';

/** Users and roles a node may name, as `getNodeDic` answers. */
export const people: FlowPeople = {
  users: [
    { key: 3, value: '王经理', roleIds: [] },
    { key: 4, value: '李经理', roleIds: [] },
    { key: 5, value: '赵总监', roleIds: [] },
  ],
  roles: [
    { key: 2, value: '经理' },
    { key: 6, value: '财务' },
  ],
  mail: false,
  disabled: { users: [{ key: 9, value: '孙离职', roleIds: [] }], roles: [] },
};

const dictionaries = {
  levels: [
    { key: 'A', value: '一级' },
    { key: 'B', value: '二级' },
  ],
  users: people.users,
};

type Panel = (props: NodePanelProps & LinePanelProps) => ReactNode;

/** Further props of a panel. */
interface Given {
  readonly issues?: readonly Issue[];
  readonly mail?: boolean;
  readonly readonly?: boolean;
  readonly index?: number;
  readonly document?: undefined;
  /** Added to the dictionaries of people and levels. */
  readonly dictionaries?: World['dictionaries'];
}

/**
 * Shows a panel with an owner that applies its reports, as the designer does: undefined deletes a key.
 * `set` holds the reports, `part` the current part.
 */
export function showPanel(Panel: Panel, part: RawObject, given: Given = {}) {
  const set: RawObject[] = [];
  const onNamed = vi.fn();
  const now = { part };
  const { app, confirm } = worldOf({ dictionaries: { ...dictionaries, ...given.dictionaries } });
  function Owner(): ReactNode {
    const [shown, setShown] = useState(part);
    const onSet = (keys: RawObject): void => {
      set.push(keys);
      const merged = Object.entries({ ...now.part, ...keys }).filter(([, value]) => value !== undefined);
      now.part = Object.fromEntries(merged);
      setShown(now.part);
    };
    return (
      <Panel
        part={shown}
        index={given.index ?? 1}
        document={'document' in given ? undefined : orderDocument}
        people={{ ...people, mail: given.mail ?? false }}
        names={
          new Map([
            ['a', '提交订单'],
            ['b', '经理会签'],
          ])
        }
        issues={given.issues ?? []}
        readonly={given.readonly ?? false}
        onSet={onSet}
        onNamed={onNamed}
      />
    );
  }
  const { container } = show(app, <Owner />);
  return { set, now, confirm, container, onNamed };
}

/** Picks an option of a choice by label, as a click does. */
export async function choose(label: string, option: string): Promise<void> {
  let options = await openOptions(label);
  const isMeant = (one: HTMLElement): boolean => one.textContent?.includes(option) === true;
  if (!options.some(isMeant)) {
    // A long list draws what is in view; typing brings the option there.
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value: option } });
    options = await openOptions(label);
  }
  const found = options.findLast(isMeant);
  if (!found) throw new Error(`no option ${option}: ${options.map((one) => one.textContent).join()}`);
  await act(async () => {
    fireEvent.click(found);
  });
}

/** Opens a choice unless it is open; resolves with its options once they are drawn. */
export async function openOptions(label: string): Promise<readonly HTMLElement[]> {
  const box = screen.getByRole('combobox', { name: label });
  if (box.getAttribute('aria-expanded') === 'false') await act(async () => void fireEvent.click(box));
  const list = await waitFor(() => {
    const found = document.getElementById(box.getAttribute('aria-controls') ?? '');
    if (!found) throw new Error('no list');
    return found;
  });
  return within(list).queryAllByRole('option');
}

/** Labels of the chosen options of a choice of several. */
export const chosenIn = (property: string): readonly string[] =>
  [...document.querySelectorAll(`[data-property="${property}"] .jig-choice-tag > span`)].map(
    (tag) => tag.textContent ?? '',
  );

/** Issues shown below a property. */
export const saidAt = (property: string): string =>
  [...document.querySelectorAll(`[data-property="${property}"] .jig-property-issue`)]
    .map((one) => one.textContent)
    .join(' | ');

export async function pick(radio: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name: radio }));
  });
}
