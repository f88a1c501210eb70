import { describe, expect, it } from 'vitest';
import '../../runtime/model/explain/allMessages.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { issuesOf } from '../../runtime/store/form/placeIssues.ts';

describe('issues of a refusal', () => {
  const said = (entry: Readonly<Record<string, string>>) =>
    issuesOf({ issues: [{ path: 'Code', ...entry }] }).map((issue) => messageOf(issue, 'zh'));

  it('are said in our words where we have them, so that they follow the language of the screen', () => {
    expect(said({ rule: 'form.number', message: 'whatever the server said' })).toEqual(['{title}只能是数字']);
  });

  it('are said in the server’s words where only it has them', () => {
    // A rule of a plugin hook, which no message catalogue has.
    expect(said({ rule: 'hook.unitTaken', message: '字典编号:unit已存在' })).toEqual(['字典编号:unit已存在']);
  });
});
