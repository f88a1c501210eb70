import { describe, expect, it } from 'vitest';
import '../../runtime/model/explain/allMessages.ts';
import '../../runtime/model/fields/validators/builtIn.ts';
import { capitalAmount } from '../../runtime/model/fields/capitalAmount.ts';
import { creditCodeCheck } from '../../runtime/model/fields/validators/creditCode.ts';
import { addValidators } from '../../runtime/model/fields/validators/validators.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { validate } from '../../runtime/model/record/validate.ts';
import amounts from './cases/capitalAmount.json' with { type: 'json' };
import { tableOf } from './tableOf.ts';

const said = (field: object, record: object): readonly string[] =>
  validate(
    tableOf([
      { field: 'A', title: '联系方式', type: 'text', ...field },
      { field: 'B', title: '电话', type: 'text' },
    ]),
    record as never,
    'form',
  ).map((issue) => messageOf(issue, 'zh'));

describe('a check by name', () => {
  it('gives its own text as the error, and may read the rest of the record #V20', () => {
    addValidators([
      {
        name: 'eitherOr',
        check: (value, { read }) => (value || read('B') ? undefined : '联系方式和电话至少填写一项'),
      },
    ]);
    expect(said({ validator: 'eitherOr' }, { A: null, B: null })).toEqual(['联系方式和电话至少填写一项']);
    expect(said({ validator: 'eitherOr' }, { A: null, B: '0512-65881234' })).toEqual([]);
  });

  it('comes after the rules of the kind', () => {
    expect(said({ validator: 'eitherOr', required: true }, {})).toEqual(['联系方式不能为空']);
  });

  it('that throws refuses the value in the words of the specification #M14', () => {
    addValidators([
      {
        name: 'broken',
        check: () => {
          throw new Error('校验服务没有响应');
        },
      },
    ]);
    expect(said({ validator: 'broken' }, { A: '1' })).toEqual(['表单验证回调异常：校验服务没有响应']);
  });

  it('that nobody registered lets nothing through', () => {
    expect(said({ validator: 'missing' }, { A: '1' })[0]).toContain('表单验证回调异常');
  });

  it.each([
    ['creditCode', '91320594MA1X2Y3Z4K', false],
    ['creditCode', `91320594MA1X2Y3K4${creditCodeCheck('91320594MA1X2Y3K4')}`, true],
    ['creditCode', '91350100M000100Y43', true],
    ['creditCode', '91350100M000100Y44', false],
    ['creditCode', null, true],
    ['idCard', '11010519491231002X', true],
    ['idCard', '11010519491231002x', true],
    ['idCard', '110105194912310021', false],
    ['idCard', '11010519490231002X', false],
    ['idCard', '', true],
  ])('%s takes %s: %s', (validator, value, right) => {
    expect(said({ validator }, { A: value })).toHaveLength(right ? 0 : 1);
  });
});

describe('an amount in capital characters', () => {
  it.each(amounts)('$it', ({ value, text }) => {
    expect(capitalAmount(value)).toBe(text);
  });
});
