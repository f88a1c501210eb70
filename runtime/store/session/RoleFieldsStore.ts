import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Answer, Failure } from '../../data/Answer.ts';
import type {
  FieldRightChanges,
  FieldRightPart,
  RoleField,
  RoleTable,
} from '../../wire/permission/RoleTable.ts';

/** A page whose fields the user looks at: its table and details, or why they are missing. Neither: on their way. */
export interface OpenedFields {
  readonly tables?: readonly RoleTable[];
  readonly failure?: Failure;
}

type Right = Pick<RoleField, FieldRightPart>;

/** What a role may do with fields. Each page loads when the user opens it; edits hold on all pages of the same table. */
export class RoleFieldsStore {
  /** By the name that the page goes by in rights. */
  readonly opened = observable.map<string, OpenedFields>([], { deep: false });
  /** Edited rights by table and field, while they differ from the stored ones. */
  readonly #edits = observable.map<string, Right>([], { deep: false });
  readonly #load: (api: string) => Promise<Answer<readonly RoleTable[]>>;

  constructor(load: (api: string) => Promise<Answer<readonly RoleTable[]>>) {
    this.#load = load;
    makeAutoObservable(this, { opened: false }, { autoBind: true });
  }

  get changed(): boolean {
    return this.#edits.size > 0;
  }

  /** Opens the fields of a page, or closes them. Edits stay. */
  async toggle(api: string): Promise<void> {
    if (this.opened.delete(api)) return;
    await this.load(api);
  }

  async load(api: string): Promise<void> {
    const asked: OpenedFields = {};
    this.opened.set(api, asked);
    const answer = await this.#load(api);
    // The user may have closed it meanwhile.
    if (this.opened.get(api) !== asked) return;
    runInAction(() =>
      this.opened.set(api, answer.ok ? { tables: answer.data } : { failure: answer.failure }),
    );
  }

  right(table: string, field: RoleField): Right {
    return this.#edits.get(keyOf(table, field.field)) ?? field;
  }

  set(table: string, field: RoleField, part: FieldRightPart, value: 0 | 1): void {
    const { show, isEdit, disabled } = this.right(table, field);
    const next: Right = { show, isEdit, disabled, [part]: value };
    const key = keyOf(table, field.field);
    const isStored =
      next.show === field.show && next.isEdit === field.isEdit && next.disabled === field.disabled;
    if (isStored) this.#edits.delete(key);
    else this.#edits.set(key, next);
  }

  /** Edited rights only. */
  get changes(): FieldRightChanges {
    const changes: Record<string, Record<string, Right>> = {};
    for (const [key, right] of this.#edits) {
      const [table = '', field = ''] = key.split('\n');
      changes[table] = { ...changes[table], [field]: right };
    }
    return changes;
  }

  /** Drops edits that are stored now, but not those made since, and loads what is open again. */
  async stored(sent: FieldRightChanges): Promise<void> {
    for (const [table, fields] of Object.entries(sent))
      for (const [field, right] of Object.entries(fields))
        if (this.#edits.get(keyOf(table, field)) === right) this.#edits.delete(keyOf(table, field));
    await Promise.all([...this.opened.keys()].map((api) => this.load(api)));
  }
}

const keyOf = (table: string, field: string): string => `${table}\n${field}`;
