import type { APIRequestContext } from '@playwright/test';

export type Row = Readonly<Record<string, unknown>>;

/** A user of the interface without a window, for steps that other stories show on screen. */
export class Caller {
  readonly #request: APIRequestContext;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  static async of(request: APIRequestContext, userName: string): Promise<Caller> {
    const signed = await request.post('/api/user/login', { data: { userName, password: 'jig-demo' } });
    return new Caller(request, (await signed.json()).data.token);
  }

  async post(path: string, data: unknown) {
    return (await this.#request.post(path, { headers: this.#headers, data })).json();
  }

  /** Rows of a table in which a field has this value. */
  async rows(table: string, name: string, value: unknown, displayType = '='): Promise<readonly Row[]> {
    const wheres = JSON.stringify([{ name, value: String(value), displayType }]);
    return (await this.post(`/api/${table}/Page`, { page: 1, rows: 30, wheres })).rows;
  }

  /** The record with the greatest key. */
  async newest(table: string, key: string): Promise<Row> {
    const body = { page: 1, rows: 1, wheres: '[]', sort: key, order: 'desc' };
    return (await this.post(`/api/${table}/Page`, body)).rows[0];
  }

  /** Approves a document; answers what is said. */
  async approve(table: string, key: unknown): Promise<string> {
    const reason = encodeURIComponent('数量相符');
    return (await this.post(`/api/${table}/audit?auditStatus=1&auditReason=${reason}`, [key])).message;
  }
}
