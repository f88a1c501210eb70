import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PasswordForm } from '../../renderers/pages/user/PasswordForm.tsx';
import { failed } from '../../runtime/data/Answer.ts';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';

const labels = ['旧密码', '新密码', '确认新密码'] as const;

/** Fills the form in, saves, and reads the message of each input. */
async function saved(...values: readonly string[]) {
  const changePassword = vi.fn(async () => failed('422', '旧密码不正确'));
  const core = { app: { locale: 'zh' }, session: { changePassword }, notify: {} } as unknown as Core;
  render(
    <CoreContext.Provider value={core}>
      <PasswordForm labelledBy="title" focused={false} />
    </CoreContext.Provider>,
  );
  const inputs = labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));
  inputs.forEach((input, at) => void fireEvent.change(input, { target: { value: values[at] ?? '' } }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })));
  const messages = inputs.map(
    (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  );
  return { messages, focus: inputs.findIndex((input) => input === document.activeElement), changePassword };
}

describe('the form that changes a password', () => {
  it.each([
    [['', '', ''], ['旧密码不能为空', '新密码不能为空', '确认新密码不能为空'], 0],
    [['old-one', 'a', 'b'], ['', '密码不能少于6位', '两次输入的新密码不一致'], 1],
    [['old-one', 'old-one', ''], ['', '新密码不能与旧密码相同', '确认新密码不能为空'], 1],
    [['old-one', 'new-one', 'new-two'], ['', '', '两次输入的新密码不一致'], 2],
  ] as const)('names every wrong input of %j', async (values, expected, at) => {
    const { messages, focus, changePassword } = await saved(...values);
    expect([messages, focus, changePassword.mock.calls.length]).toEqual([expected, at, 0]);
  });

  it('hides what is typed, and lets browsers fill in, paste and propose', async () => {
    await saved('', '', '');
    const inputs = labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(inputs.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
      ['password', 'new-password'],
    ]);
    // False: a listener prevented it.
    expect(inputs.map((input) => fireEvent.paste(input))).toEqual([true, true, true]);
  });

  it('shows what the server refuses at the old password', async () => {
    const { messages, focus } = await saved('wrong-one', 'new-one', 'new-one');
    expect([messages, focus]).toEqual([['旧密码不正确', '', ''], 0]);
  });
});
