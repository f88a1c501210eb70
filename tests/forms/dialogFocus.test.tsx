import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../../renderers/dialogs/Dialog.tsx';
import { AppContext } from '../../runtime/host/AppContext.ts';
import { worldOf } from './harness.tsx';

/** A dialog whose content the test draws anew; answers what draws it. */
function open(first: ReactNode): (next: ReactNode) => void {
  let change: (next: ReactNode) => void = () => undefined;
  const Box = () => {
    const [content, setContent] = useState<ReactNode>(first);
    change = setContent;
    return (
      <Dialog title="单据" onClose={() => undefined}>
        {content}
      </Dialog>
    );
  };
  render(
    <AppContext.Provider value={worldOf().app}>
      <Box />
    </AppContext.Provider>,
  );
  return (next) => act(() => change(next));
}

const named = () => {
  const here = document.activeElement;
  return here === document.body
    ? 'the page'
    : (here?.getAttribute('aria-label') ?? here?.getAttribute('role'));
};
const field = (name: string, key: string, disabled = false) => (
  <div data-field={name} key={key}>
    <input aria-label={name} disabled={disabled} />
  </div>
);
const focus = (name: string) => act(() => screen.getByLabelText(name).focus());

describe('the focus stays in a dialog', () => {
  it.each<readonly [string, ReactNode, string]>([
    ['the same field drawn anew', [field('Name', 'new'), field('Code', 'code')], 'Name'],
    ['a field that is locked now: the dialog itself', [field('Name', 'old', true)], 'dialog'],
    ['another content altogether: the dialog itself', <p key="p">正在保存</p>, 'dialog'],
  ])('%s', async (_name, next, expected) => {
    const draw = open([field('Name', 'old'), field('Code', 'code')]);
    focus('Name');
    draw(next);
    await waitFor(() => expect(named()).toBe(expected));
  });

  it('with what is left near the control that went', async () => {
    const rows = (names: readonly string[]) => (
      <section>
        {names.map((name) => (
          <button key={name} type="button" aria-label={name} />
        ))}
      </section>
    );
    const draw = open([field('Code', 'code'), rows(['第一行', '第二行'])]);
    focus('第二行');
    draw([field('Code', 'code'), rows(['第一行'])]);
    await waitFor(() => expect(named()).toBe('第一行'));
  });

  it('with the one below when the dialog above goes together with what opened it', async () => {
    const above = (
      <Dialog key="above" title="选择" onClose={() => undefined}>
        <input aria-label="查找" />
      </Dialog>
    );
    const opener = <button key="opener" type="button" aria-label="选择产品" />;
    const draw = open([field('Code', 'code'), opener]);
    focus('选择产品');
    draw([field('Code', 'code'), opener, above]);
    focus('查找');
    draw([field('Code', 'code')]);
    await waitFor(() => expect(named()).toBe('Code'));
  });

  it('and is left alone where it belongs to something else', async () => {
    const draw = open([field('Name', 'old')]);
    const outside = document.body.appendChild(document.createElement('button'));
    outside.setAttribute('aria-label', '外面');
    act(() => outside.focus());
    draw([field('Name', 'new')]);
    await act(async () => new Promise(requestAnimationFrame));
    expect(named()).toBe('外面');
    outside.remove();
  });
});
