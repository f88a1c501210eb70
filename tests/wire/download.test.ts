import { describe, expect, it } from 'vitest';
import { attachment } from '../../server-mock/http/responseOf.ts';

describe('the name of a download', () => {
  it('is sent whole for everybody and in ASCII for old clients', () => {
    expect(attachment("客户 (A)'*20260305.xlsx")).toBe(
      'attachment; filename="____A___20260305.xlsx"; filename*=UTF-8\'\'%E5%AE%A2%E6%88%B7%20%28A%29%27%2A20260305.xlsx',
    );
  });

  it('cannot end the header or say another one, whatever it holds', () => {
    expect(attachment('a"\r\nset-cookie: x=1\ud800.xlsx')).not.toMatch(/[\r\n]|filename="[^"]*"[^;]/);
  });
});
