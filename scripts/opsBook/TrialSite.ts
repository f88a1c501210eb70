import { createHash, randomBytes } from 'node:crypto';
import { SiteClient } from '../opsTry/SiteClient.ts';

const newPassword = 'ops-book-password-1';

/** What a user of the product does at its address, and finds again later. */
export class TrialSite {
  client: SiteClient;
  #file = { path: '', sha256: '' };
  #customers = 0;

  constructor(
    readonly port: number,
    readonly certificate: () => string,
  ) {
    this.client = new SiteClient(port, certificate());
  }

  async #signIn(password: string): Promise<void> {
    this.client.end();
    this.client = new SiteClient(this.port, this.certificate());
    await this.client.signIn('admin', password);
  }

  /** The first day: a new password, some rows, a file. */
  async begin(firstPassword: string): Promise<string> {
    await this.#signIn(firstPassword);
    await this.client.json('/api/User/modifyPwd', { oldPwd: firstPassword, newPwd: newPassword });
    await this.#signIn(newPassword);
    for (let n = 0; n < 20; n += 1)
      await this.client.json('/api/Customer/Add', {
        mainData: { CustomerName: `客户 ${n}`, CustomerType: 'direct', Enable: 1 },
      });
    const bytes = randomBytes(3_000_000);
    const name = 'drawing.bin';
    const head = `--b\r\nContent-Disposition: form-data; name="f"; filename="${name}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
    const { text, status } = await this.client.call('/api/Base_Product/Upload?field=Drawings', body, {
      'content-type': 'multipart/form-data; boundary=b',
    });
    const { data } = JSON.parse(text) as { data?: string };
    if (typeof data !== 'string') throw new Error(`the upload was answered ${status}: ${text.slice(0, 300)}`);
    this.#file = { path: `/${data}${name}`, sha256: createHash('sha256').update(bytes).digest('hex') };
    return this.look();
  }

  /** How many customers there are and whether the file is the one that was uploaded. Throws where it is not. */
  async look(): Promise<string> {
    const { total } = await this.client.json('/api/Customer/Page', { page: 1, rows: 1, wheres: '[]' });
    this.#customers = Number(total);
    const answer = await this.client.open(this.#file.path);
    const hash = createHash('sha256');
    for await (const piece of answer) hash.update(piece as Buffer);
    if (answer.statusCode !== 200 || hash.digest('hex') !== this.#file.sha256)
      throw new Error(`the uploaded file is not what it was (${answer.statusCode})`);
    return `${this.#customers} customers, the uploaded file byte by byte`;
  }

  /** Signs in anew and finds what was seen last. Throws where something is missing. */
  async findAgain(): Promise<string> {
    const before = this.#customers;
    await this.#signIn(newPassword);
    const said = await this.look();
    if (this.#customers !== before) throw new Error(`${before} customers were there, now ${this.#customers}`);
    return said;
  }
}
