import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MentionInput } from '../../renderers/fields/mention/MentionInput.tsx';
import { fromMarkup, toMarkup } from '../../renderers/fields/mention/mentionMarkup.ts';
import { mentionParts, mentionWords } from '../../runtime/model/fields/mention/mentionText.ts';
import { keysIn, membership } from '../../runtime/model/fields/types/membership.ts';
import { tableOf } from './harness.tsx';

const li = '[[{"value":"李销售","field":"2"}]]';

describe('a text with mentions', () => {
  it('is read as its words and tags, what is no tag is text #E25', () => {
    expect(mentionParts(`请 ${li} 跟进`)).toEqual(['请 ', { value: '李销售', field: '2' }, ' 跟进']);
    expect(mentionWords(`请 ${li} 跟进`)).toBe('请 李销售 跟进');
    for (const text of ['[[]]', '[[{]]', '[[{"value":"x"}]]', '[[{"value":1,"field":"2"}]]', 'a]] [[b'])
      expect(mentionParts(text)).toEqual([text]);
  });

  it('is escaped where the input would take it for markup', () => {
    expect(toMarkup(`<img src=x onerror=alert(1)> & [[x]]\n${li}`)).toBe(
      `&lt;img src=x onerror=alert(1)&gt; &amp; &#91;&#91;x&#93;&#93;<br>${li}`,
    );
  });

  it('comes back without marks of the input and properties that are not its own', () => {
    const held = `\u200b请\u00a0[[{"value":"李销售","field":"2","__tagId":"a1","title":"x"}]]\u2060\r\n跟进\r\n`;
    expect(fromMarkup(held)).toBe(`请 ${li}\n跟进`);
  });

  it('names only people of the list, whatever else is typed #T03', () => {
    const field = tableOf([{ field: 'Note', title: '通知', type: 'tag' }]).byName.get('Note')!;
    const outside = membership([{ key: 2, value: '李销售' }]);
    expect(outside(keysIn(field, `请 ${li} 跟进`), field)).toBeUndefined();
    expect(outside(keysIn(field, '没有人'), field)).toBeUndefined();
    expect(outside(keysIn(field, `${li}[[{"value":"总经理","field":"9"}]]`), field)).toMatchObject({
      rule: 'form.optionOf',
    });
  });
});

describe('the input of mentions', () => {
  afterEach(() => vi.restoreAllMocks());

  it('leaves no timer behind when its form closes', () => {
    const ticking = new Set<unknown>();
    const [begin, end] = [globalThis.setInterval, globalThis.clearInterval];
    vi.spyOn(globalThis, 'setInterval').mockImplementation((...told: Parameters<typeof setInterval>) => {
      const timer = begin(...told);
      ticking.add(timer);
      return timer;
    });
    vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
      ticking.delete(timer);
      end(timer);
    });
    const schema = tableOf([{ field: 'Note', title: '通知', type: 'tag' }]).byName.get('Note');
    if (schema === undefined) throw new Error('no field');
    const { unmount, container } = render(
      <MentionInput
        {...{ schema, value: '请', issues: [], mode: 'edit', required: false, id: 'note', options: [] }}
        {...{ describedBy: undefined, onChange: () => undefined, onBlur: () => undefined }}
      />,
    );
    expect(container.querySelector('[contenteditable]')).toBeTruthy();
    unmount();
    expect(ticking.size).toBe(0);
  });
});
