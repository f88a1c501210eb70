import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer, Failure } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type {
  AssignableRole,
  PermissionGrant,
  PermissionNode,
} from '../../wire/permission/PermissionData.ts';
import { RoleFieldsStore } from './RoleFieldsStore.ts';

/** Data calls of the editor. */
export type PermissionCalls = Pick<DataSource, 'assignableRoles' | 'roleRights'>;

/** Edits the rights of one role: actions by menu, saved as a whole, and what it may do with fields. */
export class PermissionStore {
  roles: readonly AssignableRole[] = [];
  role: AssignableRole | undefined = undefined;
  nodes: readonly PermissionNode[] = [];
  /** Checked actions by menu id. */
  held: ReadonlyMap<number, ReadonlySet<string>> = new Map();
  /** Rights on fields of the chosen role. */
  fields: RoleFieldsStore | undefined = undefined;
  /** Whether actions differ from the stored ones. */
  actionsChanged = false;
  busy = false;
  failure: Failure | undefined = undefined;
  readonly #data: PermissionCalls;

  constructor(data: PermissionCalls) {
    this.#data = data;
    makeAutoObservable(
      this,
      {
        roles: observableRef,
        role: observableRef,
        nodes: observableRef,
        held: observableRef,
        fields: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Loads the roles, and opens the first one that the user may change. */
  async loadRoles(): Promise<void> {
    const answer = await this.#data.assignableRoles();
    runInAction(() => {
      if (answer.ok) this.roles = answer.data;
      this.failure = answer.ok ? undefined : answer.failure;
    });
    const first = this.roles.find(({ refused }) => refused === undefined) ?? this.roles[0];
    if (this.role === undefined && first !== undefined) await this.choose(first);
  }

  get changed(): boolean {
    return this.actionsChanged || this.fields?.changed === true;
  }

  async choose(role: AssignableRole): Promise<void> {
    this.role = role;
    this.busy = true;
    const calls = await this.#data.roleRights();
    const answer = await calls.permissions(role.id);
    if (this.role !== role) return;
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      if (!answer.ok) return;
      this.nodes = answer.data;
      this.held = new Map(
        answer.data.map((node) => [node.id, new Set(node.actions.map((action) => action.value))]),
      );
      this.fields = new RoleFieldsStore((api) => calls.tables(role.id, api));
      this.actionsChanged = false;
    });
  }

  holds(node: PermissionNode, action: string): boolean {
    return this.held.get(node.id)?.has(action) ?? false;
  }

  set(node: PermissionNode, action: string, on: boolean): void {
    this.setAll(node, [action], on);
  }

  /** Sets several actions of one menu line at once. */
  setAll(node: PermissionNode, actions: readonly string[], on: boolean): void {
    const next = new Set(this.held.get(node.id));
    for (const action of actions) {
      if (on) next.add(action);
      else next.delete(action);
    }
    this.held = new Map([...this.held, [node.id, next]]);
    this.actionsChanged = true;
  }

  /** A token for looking at the product as the chosen role sees it. */
  async lookAs(role: AssignableRole): Promise<Answer<{ readonly token: string }>> {
    return (await this.#data.roleRights()).lookAs(role.id);
  }

  /** Saves what changed: first the actions, then the fields. Returns the messages of the server, the last or the refusal's. */
  async save(): Promise<{ readonly ok: boolean; readonly message: string | undefined }> {
    const { role, fields } = this;
    if (!role || !fields) return { ok: false, message: undefined };
    this.busy = true;
    const answer = await this.#store(role, fields);
    runInAction(() => {
      this.busy = false;
    });
    return answer?.ok === false
      ? { ok: false, message: answer.failure.message }
      : { ok: true, message: answer?.message };
  }

  async #store(role: AssignableRole, fields: RoleFieldsStore): Promise<Answer<undefined> | undefined> {
    const calls = await this.#data.roleRights();
    let answer: Answer<undefined> | undefined;
    if (this.actionsChanged) {
      answer = await calls.savePermissions(role.id, this.#grants());
      if (!answer.ok) return answer;
      runInAction(() => {
        this.actionsChanged = false;
      });
    }
    const { changes } = fields;
    if (fields.changed) answer = await calls.changeFields(role.id, changes);
    // A newly opened page passes limits on to its fields, so they are read again too.
    if (answer?.ok) await fields.stored(changes);
    return answer;
  }

  #grants(): readonly PermissionGrant[] {
    return [...this.held]
      .map(([id, actions]) => ({ id, actions: [...actions] }))
      .filter((one) => one.actions.length > 0);
  }
}
